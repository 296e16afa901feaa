import { isFreight } from "../plan/measure-variant.ts";
import type { PlannedMachine } from "../plan/planned-product.ts";
import type { Facts } from "./choose-sentence.ts";

/** What conditions of sentences may ask: the figures that all variants of a product share, its delivery and its ware. */
export function factsOf({ family, variants: [first], ware }: PlannedMachine): Facts {
  const choices: readonly string[] = family.variants?.by ?? [];
  const shared = Object.entries(first.figures).filter(([name]) => !choices.includes(name));
  return { ...Object.fromEntries(shared), freight: isFreight(first), used: ware === "b" };
}
