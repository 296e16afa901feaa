import type { Family } from "../assortment/family.ts";
import type { ModifierKey } from "../assortment/keys.ts";
import { planFamily, type Unplaced } from "../plan/plan-family.ts";
import type { PlannedMachine, PlannedVariant } from "../plan/planned-product.ts";

type Machine = Unplaced<PlannedMachine>;
type Predicate = (machine: Machine) => boolean;

/** The products that a topic selects, by the word before the family's noun. */
const predicates: Readonly<Record<ModifierKey, Predicate>> = {
  compact: (machine) => shareOf(machine, volumeOf) <= 0.34,
  large: (machine) => shareOf(machine, volumeOf) >= 0.67,
  light: (machine) => machine.variants[0].netKg <= 25 && shareOf(machine, weightOf) <= 0.34,
  mobile: ({ family, variants: [{ attributeValues }] }) =>
    attributeValues.wheels !== undefined ||
    attributeValues.foldable === true ||
    attributeValues.powerSupply === "battery" ||
    family.highlights.some((key) => key === "castors"),
  quiet: ({ variants: [{ attributeValues }] }) =>
    typeof attributeValues.noiseLevel === "number" && attributeValues.noiseLevel <= 60,
  stainlessSteel: ({ variants }) =>
    variants.some(({ attributeValues }) => attributeValues.material === "stainlessSteel"),
  threePhase: ({ variants }) => variants.some(({ attributeValues }) => attributeValues.voltage === 400),
  used: ({ ware }) => ware === "b",
};

const modifiers = Object.keys(predicates).filter((key): key is ModifierKey => key in predicates);

/** A topic needs this many products, among as many of the family as the usual catalogue has. */
const fewestProducts = 3;
const usualProducts = 33;

/** Returns a family's topics: those that select some of its products, but not nearly all. */
export function topicsOf(family: Family): readonly ModifierKey[] {
  const machines = planFamily(family, usualProducts).filter((product) => product.kind === "machine");
  return modifiers.filter((key) => {
    const count = machines.filter(predicates[key]).length;
    return count >= fewestProducts && count <= machines.length * 0.75;
  });
}

/** Returns the topics of a machine. */
export function modifiersOf(machine: Machine): readonly ModifierKey[] {
  return topicsOfFamily(machine.family).filter((key) => predicates[key](machine));
}

const known = new Map<string, readonly ModifierKey[]>();

function topicsOfFamily(family: Family): readonly ModifierKey[] {
  const topics = known.get(family.key) ?? topicsOf(family);
  known.set(family.key, topics);
  return topics;
}

type Measure = (machine: Pick<PlannedVariant, "netKg" | "cm">) => number;

const volumeOf: Measure = ({ cm }) => cm.width * cm.height * cm.length;
const weightOf: Measure = ({ netKg }) => netKg;

/** Returns a machine's rank among the sizes of its family: 0 is the smallest, 1 the largest. */
function shareOf({ family, variants }: Machine, measure: Measure): number {
  const own = measure(variants[0]);
  const sizes = ([0, 1] as const).flatMap((type) =>
    family.leads[type].map((lead) => measure(family.machine(lead, type))),
  );
  return sizes.filter((size) => size < own).length / Math.max(1, sizes.length - 1);
}
