import type { FamilyKey } from "../assortment/keys.ts";
import { currencies, toShopPrice } from "../currency.ts";
import { type Localized, localize } from "../language.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import type { english } from "../words/english.ts";
import { words } from "../words/words.ts";

type PartKey = keyof (typeof english)["repair"]["parts"];
type RepairKey = keyof (typeof english)["repair"]["repairs"];

/** Prices as shares of the machine's price. `maximum`: of a repair whose work must be calculated. */
type Part = { readonly key: PartKey; readonly share: number };
type Repair = {
  readonly key: RepairKey;
  readonly share: number;
  readonly maximum?: number;
  readonly workingDays: number;
};

type RepairPlan = {
  /** Years for which the Ecodesign regulation of the goods demands spare parts. */
  readonly partYears: number;
  readonly hasReplacement: boolean;
  readonly parts: readonly Part[];
  readonly repairs: readonly Repair[];
};

/** Spare parts of Regulation (EU) 2019/1784, Annex II 2: ten years after the last item. */
const welding: RepairPlan = {
  partYears: 10,
  hasReplacement: true,
  parts: [
    { key: "controlPanel", share: 0.11 },
    { key: "powerBoard", share: 0.28 },
    { key: "torch", share: 0.16 },
    { key: "fan", share: 0.05 },
    { key: "mainsCable", share: 0.04 },
  ],
  repairs: [
    { key: "noArc", share: 0.38, maximum: 0.52, workingDays: 12 },
    { key: "torchDefect", share: 0.2, workingDays: 5 },
    { key: "noPower", share: 0.12, workingDays: 7 },
  ],
};

const gasHose: Part = { key: "gasHose", share: 0.06 };

/**
 * Invented offers, for the demo's families that Annex II of Directive (EU) 2024/1799 names: welding equipment
 * (2019/1784) and refrigerating appliances (2019/2019). Professional refrigerated cabinets are not among them.
 */
const plans: Readonly<Partial<Record<FamilyKey, RepairPlan>>> = {
  "tig-welder": { ...welding, parts: [...welding.parts, gasHose] },
  "mig-welder": {
    ...welding,
    parts: [...welding.parts, gasHose, { key: "wireDrive", share: 0.14 }],
    repairs: [...welding.repairs, { key: "wireStops", share: 0.22, workingDays: 10 }],
  },
  "plasma-cutter": welding,
  "chest-freezer": {
    partYears: 10,
    hasReplacement: false,
    parts: [
      { key: "thermostat", share: 0.09 },
      { key: "temperatureSensor", share: 0.04 },
      { key: "controlBoard", share: 0.14 },
      { key: "lidGasket", share: 0.08 },
      { key: "lidHinge", share: 0.05 },
      { key: "basket", share: 0.04 },
    ],
    repairs: [
      { key: "notCold", share: 0.24, maximum: 0.45, workingDays: 10 },
      { key: "lidLeaks", share: 0.16, workingDays: 7 },
      { key: "boardDefect", share: 0.26, workingDays: 12 },
    ],
  },
};

/** `lidGasket` is `lid-gasket` in the attribute. */
const toId = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Creates the attributes on repair of a machine; empty if Annex II does not name its goods. */
export function createRepairAttributes({ family, euros }: PlannedMachine) {
  const plan = plans[family.key];
  if (!plan) return [];
  const toPrices = (share: number) =>
    Object.fromEntries(
      currencies.map((currency) => [currency, toShopPrice(euros * share, currency).centAmount]),
    );
  const { parts, repairs, ...rest } = plan;
  const offers = {
    ...rest,
    parts: parts.map(({ key, share }) => ({ id: toId(key), price: toPrices(share) })),
    repairs: repairs.map(({ key, share, maximum, workingDays }) => ({
      id: toId(key),
      price: toPrices(share),
      ...(maximum !== undefined && { maximum: toPrices(maximum) }),
      workingDays,
    })),
  };
  return [
    { name: "repairOffers", value: JSON.stringify(offers) },
    { name: "repairNames", value: writeNames(plan) },
  ];
}

/** Writes lines: `lid-gasket: Lid gasket`, and of a repair its defect and its name. */
function writeNames({ parts, repairs }: RepairPlan): Localized {
  return localize((language) => {
    const { repair } = words[language];
    return [
      ...parts.map(({ key }) => `${toId(key)}: ${repair.parts[key]}`),
      ...repairs.map(({ key }) => {
        const { defect, repair: name } = repair.repairs[key];
        return `${toId(key)}: ${defect} | ${name}`;
      }),
    ].join("\n");
  });
}
