import type { AttributeValues, Family } from "../assortment/family.ts";
import type { WarningKey } from "../assortment/keys.ts";
import { isFreight } from "../plan/measure-variant.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import type { Facts } from "./choose-sentence.ts";

/** A circuit with a 16 A fuse carries 3.68 kVA at 230 V; rounded down to the trade's usual limit, in VA. */
const mostOfSocketVa = 3_600;

/** A shorter cable does not spare anyone a socket next to the machine, in m. */
const leastOfMainsCable = 2;

/** Warnings of parts that catch a glove. */
const glovesForbidden: readonly WarningKey[] = ["noGloves", "movingParts", "grinderInlet", "blade"];

/**
 * Returns the facts for conditions of sentences.
 * They are the figures that all variants of a product share, delivery and ware, the required mains `connection`, and
 * whether it may be operated with gloves. A figure whose sentences would not be true is missing: `cableLength` of a
 * control cable or a short one, `protectionClass` that rates water only, `freight` if variants differ in it.
 */
export function factsOf({ family, variants, ware }: PlannedMachine): Facts {
  const [first] = variants;
  const choices: readonly string[] = family.variants?.by ?? [];
  const shared = Object.entries(first.attributeValues).filter(([name]) => !choices.includes(name));
  const freight = isFreight(first);
  return {
    ...Object.fromEntries(shared),
    cableLength: findMainsCable(first.attributeValues, family),
    protectionClass: findProtection(first.attributeValues),
    freight: variants.every((variant) => isFreight(variant) === freight) ? freight : undefined,
    used: ware === "b",
    connection: findConnection(first.attributeValues),
    gloves: !family.warnings.some((key) => glovesForbidden.includes(key)),
  };
}

/** A hoist's cable carries its control. */
function findMainsCable({ cableLength }: AttributeValues, { group }: Family): number | undefined {
  if (typeof cableLength !== "number" || group === "hoists") return undefined;
  return cableLength >= leastOfMainsCable ? cableLength : undefined;
}

/** An X in an IP rating states no protection: "IP X4" says nothing about dust. */
function findProtection({ protectionClass }: AttributeValues): string | undefined {
  if (typeof protectionClass !== "string") return undefined;
  return protectionClass.includes("X") ? undefined : protectionClass;
}

/** undefined: the voltage or the load is unknown, so no sentence may mention sockets. */
function findConnection({
  voltage,
  connectedLoad,
  power,
}: AttributeValues): "socket" | "ownCircuit" | undefined {
  const loadVa = typeof connectedLoad === "number" ? connectedLoad * 1_000 : power;
  if (voltage !== 230 || typeof loadVa !== "number") return undefined;
  return loadVa <= mostOfSocketVa ? "socket" : "ownCircuit";
}
