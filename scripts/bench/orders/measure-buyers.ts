import { median } from "../percentile.ts";

/** What somebody does who buys one thing. */
export type Buyer = {
  add(sku: string): Promise<void>;
  giveAddress(): Promise<void>;
  order(): Promise<void>;
};

/** Medians of how long a step took, in milliseconds. */
export type BuyingFigures = { readonly addMs: number; readonly addressMs: number; readonly orderMs: number };

export type BuyingPlan = {
  readonly buyers: number;
  readonly atOnce: number;
  readonly skus: readonly string[];
  open(at: number): Buyer;
};

/** Lets buyers buy, so many at once, each one step after the other. */
export async function measureBuyers({ buyers, atOnce, skus, open }: BuyingPlan): Promise<BuyingFigures> {
  const [adds, addresses, orders]: [number[], number[], number[]] = [[], [], []];
  let next = 0;
  const work = async () => {
    while (next < buyers) {
      const at = next;
      next += 1;
      const buyer = open(at);
      await time(adds, () => buyer.add(skus[at % skus.length] ?? ""));
      await time(addresses, () => buyer.giveAddress());
      await time(orders, () => buyer.order());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { addMs: median(adds), addressMs: median(addresses), orderMs: median(orders) };
}

async function time(samples: number[], act: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await act();
  samples.push(performance.now() - began);
}
