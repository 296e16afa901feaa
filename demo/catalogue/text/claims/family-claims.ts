import type { FamilyKey } from "../../assortment/keys.ts";
import {
  allOf,
  anyOf,
  atLeast,
  atMost,
  type Claim,
  has,
  is,
  isOrdinarySocketEnough,
  isOutdoor,
  not,
  numberOf,
  ofType,
  read,
  stated,
  weighsAtMost,
} from "./claim.ts";

/** The claims of a family's sentences, in the order of its sheet. */
interface FamilyClaims {
  readonly does: readonly [Claim, Claim, Claim];
  readonly faq: readonly [Claim, Claim];
  /** What the guide says about every size. */
  readonly guide: Claim;
}

/** Either both or neither. */
const same =
  (one: Claim, other: Claim): Claim =>
  (subject) =>
    one(subject) === other(subject);
const isWithin =
  (least: Claim, most: Claim): Claim =>
  (subject) =>
    least(subject) && most(subject);
const figures: FamilyClaims = { does: [stated, stated, stated], faq: [stated, stated], guide: stated };

const socket = isOrdinarySocketEnough;
const runsOnBattery = not(is("powerSupply", "mains"));
const singlePhase = is("voltage", 230);
const threePhase = is("voltage", 400);

/** `figures`: the sentences repeat figures, and no attribute contradicts the rest. */
export const familyClaims: Readonly<Record<FamilyKey, FamilyClaims>> = {
  "planetary-mixer": {
    ...figures,
    // "should fill no more than half": dough has about 0.7 kg per litre; worktop up to 15 l
    does: [
      stated,
      (subject) => numberOf(subject, "maxDough") <= numberOf(subject, "capacity"),
      atLeast("speedLevels", 2),
    ],
    guide: same(atMost("capacity", 15), ofType(0)),
  },
  "meat-slicer": { ...figures, guide: atLeast("bladeDiameter", 190) },
  "meat-grinder": {
    ...figures,
    faq: [stated, isWithin(atLeast("discDiameter", 62), atMost("discDiameter", 100))],
  },
  "convection-oven": {
    ...figures,
    does: [atLeast("trays", 2), stated, stated],
    guide: anyOf(threePhase, socket),
  },
  "deep-fryer": {
    ...figures,
    faq: [atLeast("tanks", 1), atLeast("temperatureMax", 175)],
    guide: allOf(same(atMost("capacity", 8), singlePhase), anyOf(threePhase, socket)),
  },
  "upright-fridge": {
    ...figures,
    does: [stated, atLeast("shelves", 1), stated],
    guide: is("climateClass", "4", "5"),
  },
  "chest-freezer": { ...figures, guide: same(atLeast("capacity", 400), ofType(1)) },
  "ice-machine": { ...figures, guide: same(is("waterConnection", "waterTank"), ofType(0)) },
  "fan-heater": {
    ...figures,
    guide: allOf(same(is("heatSource", "electricity"), atMost("heatOutput", 3.3)), singlePhase),
  },
  dehumidifier: { ...figures, faq: [stated, has("tankCapacity")] },
  "tig-welder": {
    does: [stated, stated, allOf(atLeast("torchLength", 3), atLeast("dutyCycle", 35))],
    faq: [stated, has("connectedLoad")],
    guide: allOf(
      same(atMost("weldingCurrent", 220), singlePhase),
      same(ofType(1), is("currentType", "AC/DC")),
    ),
  },
  "mig-welder": {
    ...figures,
    does: [stated, stated, atLeast("feedRolls", 2)],
    // half of the current needs a quarter of the heat
    faq: [stated, atLeast("dutyCycle", 25)],
    guide: same(ofType(0), singlePhase),
  },
  "plasma-cutter": {
    ...figures,
    faq: [
      has("airConsumption"),
      (subject) => numberOf(subject, "severanceCut") > numberOf(subject, "cleanCut"),
    ],
    guide: isWithin(
      (subject) => numberOf(subject, "cleanCut") >= numberOf(subject, "cuttingCurrent") * 0.25,
      (subject) => numberOf(subject, "cleanCut") <= numberOf(subject, "cuttingCurrent") * 0.31,
    ),
  },
  "tool-trolley": {
    ...figures,
    does: [stated, atLeast("drawers", 1), is("lockable", true)],
    faq: [(subject) => numberOf(subject, "drawerLoad") <= numberOf(subject, "loadCapacity"), stated],
    guide: same(atLeast("toolCount", 1), ofType(0)),
  },
  workbench: { ...figures, does: [stated, stated, allOf(atLeast("drawers", 1), is("lockable", true))] },
  "hydraulic-press": { ...figures, does: [stated, atLeast("tablePositions", 2), stated] },
  "pillar-drill": {
    ...figures,
    does: [stated, atLeast("speedLevels", 2), stated],
    guide: (subject) =>
      numberOf(subject, "drillDiameter") <= 16 || String(read(subject, "spindleTaper")).startsWith("MT"),
  },
  // "bring the tank to {pressure}"; "about two thirds of the intake, at 6 bar"
  "air-compressor": { ...figures, faq: [atLeast("pressure", 6), stated] },
  "impact-wrench": { ...figures, does: [weighsAtMost(6), stated, stated] },
  "electric-hoist": {
    ...figures,
    // "from the floor": the pendant control hangs within reach
    faq: [stated, (subject) => numberOf(subject, "liftingHeight") - numberOf(subject, "cableLength") <= 1.5],
  },
  "pallet-truck": {
    ...figures,
    // a Euro pallet has openings of 100 mm and takes forks up to 560 mm over both
    faq: [stated, allOf(atMost("loweredHeight", 95), atMost("forkWidth", 560))],
  },
  "lifting-table": { ...figures, guide: same(is("liftDrive", "footPump"), ofType(0)) },
  "platform-scale": figures,
  "bench-scale": {
    ...figures,
    does: [stated, stated, runsOnBattery],
    faq: [stated, atLeast("weighingUnits", 3)],
  },
  "crane-scale": {
    ...figures,
    does: [stated, atLeast("digitHeight", 15), stated],
    faq: [allOf(has("batteryLife"), runsOnBattery), atLeast("remoteRange", 1)],
  },
  "ultrasonic-cleaner": {
    ...figures,
    does: [stated, stated, has("heatingPower")],
    faq: [atLeast("timer", 15), stated],
  },
  centrifuge: { ...figures, faq: [stated, (subject) => numberOf(subject, "tubes") % 2 === 0] },
  "work-light": {
    ...figures,
    does: [stated, atLeast("colourTemperature", 4000), isOutdoor],
    guide: isOutdoor,
  },
  "pressure-washer": {
    ...figures,
    guide: allOf(same(atMost("power", 3500), singlePhase), anyOf(threePhase, socket)),
  },
  "industrial-vacuum": { ...figures, faq: [stated, is("dustClass", "L", "M")] },
  "log-splitter": { ...figures, guide: anyOf(threePhase, socket) },
  "water-pump": figures,
  "vacuum-sealer": { ...figures, guide: socket },
  "band-sealer": {
    ...figures,
    does: [stated, atLeast("temperatureMax", 180), stated],
    guide: atLeast("temperatureMax", 180),
  },
  "massage-table": {
    ...figures,
    does: [
      stated,
      (subject) => numberOf(subject, "heightMax") > numberOf(subject, "heightMin"),
      atLeast("sections", 2),
    ],
    guide: anyOf(ofType(1), weighsAtMost(25)),
  },
  "weight-bench": {
    ...figures,
    does: [stated, atLeast("backPositions", 2), stated],
    guide: atMost("seatHeight", 45),
  },
};
