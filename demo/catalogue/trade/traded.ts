import type { Ware } from "../plan/planned-product.ts";

/** The parts of a product that trade rules need: its name for repeatable choices, its ware, its price. */
export interface Traded {
  readonly sku: string;
  readonly ware: Ware;
  /** Gross, before endings and reductions. */
  readonly euros: number;
  readonly kind?: "machine" | "accessory" | "service";
}

/** Returns dates relative to the seeding: `day(-3)` is midnight, UTC, three days before it, in ISO 8601. */
export function daysFrom(now: Date): (days: number) => string {
  const dayMs = 86_400_000;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return (days) => new Date(today + days * dayMs).toISOString();
}

/** First rows of the families, which examples, guides and tests use: always in stock, always reviewed. */
export function isFirstRow({ sku, ware }: Pick<Traded, "sku" | "ware">): boolean {
  return ware === "a" && sku.endsWith("0000");
}
