import type { AttributeName, FamilyKey } from "../../assortment/keys.ts";
import type { PlannedMachine, PlannedVariant } from "../../plan/planned-product.ts";
import { toMachineKg } from "../fill-slots.ts";

/** Reports whether what a sentence says is true of a variant that shows it. */
export type Claim = (subject: Subject) => boolean;

interface Subject {
  readonly product: PlannedMachine;
  readonly variant: PlannedVariant;
}

/** The sentence repeats figures, or says something that no attribute contradicts. */
export const stated: Claim = () => true;

export const read = ({ variant }: Subject, name: AttributeName) => variant.attributeValues[name];
export const numberOf = (subject: Subject, name: AttributeName) => Number(read(subject, name));
const kgOf = ({ product, variant }: Subject) => toMachineKg(product)(variant);
/** A comparison with a missing figure is false: the claim fails. */
export const atMost =
  (name: AttributeName, most: number): Claim =>
  (subject) =>
    numberOf(subject, name) <= most;
export const atLeast =
  (name: AttributeName, least: number): Claim =>
  (subject) =>
    numberOf(subject, name) >= least;
export const has =
  (...names: readonly AttributeName[]): Claim =>
  (subject) =>
    names.some((name) => read(subject, name) !== undefined);
export const is =
  (name: AttributeName, ...values: readonly unknown[]): Claim =>
  (subject) =>
    values.includes(read(subject, name));
/** True of variants that do not state the figure too. */
export const unlessStated =
  (claim: Claim, name: AttributeName): Claim =>
  (subject) =>
    read(subject, name) === undefined || claim(subject);
export const ofType =
  (type: 0 | 1): Claim =>
  ({ product }) =>
    product.type === type;
export const inFamily =
  (...keys: readonly FamilyKey[]): Claim =>
  ({ product }) =>
    keys.includes(product.family.key);
export const inGroup =
  (...groups: readonly string[]): Claim =>
  ({ product }) =>
    groups.includes(product.family.group);
export const weighsAtMost =
  (most: number): Claim =>
  (subject) =>
    kgOf(subject) <= most;
export const allOf =
  (...claims: readonly Claim[]): Claim =>
  (subject) =>
    claims.every((claim) => claim(subject));
export const anyOf =
  (...claims: readonly Claim[]): Claim =>
  (subject) =>
    claims.some((claim) => claim(subject));
export const not =
  (claim: Claim): Claim =>
  (subject) =>
    !claim(subject);

/** Load in VA, by load or power: an ordinary circuit of 16 A at 230 V carries 3,680. */
const loadVa = (subject: Subject) =>
  numberOf(subject, read(subject, "connectedLoad") === undefined ? "power" : "connectedLoad") *
  (read(subject, "connectedLoad") === undefined ? 1 : 1000);
export const isOrdinarySocketEnough: Claim = allOf(is("voltage", 230), (subject) => loadVa(subject) <= 3680);
/** The digits of an IP rating; NaN for an X. */
const ipOf = (subject: Subject) => [...(/^IP (.)(.)/.exec(String(read(subject, "protectionClass"))) ?? [])];
export const isDustRated: Claim = (subject) => Number(ipOf(subject)[1]) >= 0;
export const isWaterRated: Claim = (subject) => Number(ipOf(subject)[2]) >= 0;
export const isOutdoor: Claim = (subject) => Number(ipOf(subject)[1]) >= 5 && Number(ipOf(subject)[2]) >= 4;
export const food = inGroup("food-preparation", "cooking");
export const cooled = allOf(has("refrigerant"), is("refrigerant", "R600a", "R290"));
export const motorised = inFamily(
  ...(["planetary-mixer", "meat-slicer", "meat-grinder", "pillar-drill", "air-compressor"] as const),
  ...(["electric-hoist", "pressure-washer", "industrial-vacuum", "log-splitter", "water-pump"] as const),
);
export const heated = anyOf(
  has("temperatureMax"),
  has("heatOutput"),
  inGroup("welding-machines", "cutting-machines"),
);
export const electric = anyOf(
  has("voltage", "power", "powerConsumption", "ultrasonicPower", "energyConsumption"),
  is("powerSupply", "mains", "mainsAndBattery"),
);
export const hydraulic = inFamily("hydraulic-press", "pallet-truck", "lifting-table", "log-splitter");
const catchesGloves = ["noGloves", "movingParts", "grinderInlet", "blade"] as const;
export const mayWearGloves: Claim = ({ product }) =>
  !catchesGloves.some((key) => product.family.warnings.includes(key));
