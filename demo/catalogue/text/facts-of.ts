import type { AttributeValues } from "../assortment/family.ts";
import { isFreight } from "../plan/measure-variant.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import type { Facts } from "./choose-sentence.ts";

/** A circuit with a 16 A fuse carries 3.68 kVA at 230 V; rounded down to the trade's usual limit, in VA. */
const mostOfSocketVa = 3_600;

/**
 * Returns the facts for conditions of sentences.
 * They are the figures that all variants of a product share, delivery and ware, the required mains `connection`, and
 * whether it may be operated with gloves.
 */
export function factsOf({ family, variants: [first], ware }: PlannedMachine): Facts {
  const choices: readonly string[] = family.variants?.by ?? [];
  const shared = Object.entries(first.attributeValues).filter(([name]) => !choices.includes(name));
  return {
    ...Object.fromEntries(shared),
    freight: isFreight(first),
    used: ware === "b",
    connection: findConnection(first.attributeValues),
    gloves: !family.warnings.includes("noGloves"),
  };
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
