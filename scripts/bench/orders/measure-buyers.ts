import { median } from "../percentile.ts";

/** The steps of a buyer of one article. */
export type Buyer = {
  add(sku: string): Promise<void>;
  giveAddress(): Promise<void>;
  order(): Promise<void>;
};

/** Median duration of each step, in milliseconds. */
export type BuyingFigures = { readonly addMs: number; readonly addressMs: number; readonly orderMs: number };

type BuyingPlan = {
  readonly buyers: number;
  readonly atOnce: number;
  readonly skus: readonly string[];
  open(at: number): Buyer;
};

/** Runs two kinds of buyers alternately, so that other load on the machine affects both. */
export async function measureInTurns(
  plan: Omit<BuyingPlan, "open">,
  rounds: number,
  first: BuyingPlan["open"],
  second: BuyingPlan["open"],
): Promise<readonly [BuyingFigures, BuyingFigures]> {
  const samples: [Samples, Samples] = [newSamples(), newSamples()];
  for (let round = 0; round < rounds; round += 1) {
    await buy({ ...plan, open: first }, samples[0]);
    await buy({ ...plan, open: second }, samples[1]);
  }
  return [toFigures(samples[0]), toFigures(samples[1])];
}

type Samples = { readonly adds: number[]; readonly addresses: number[]; readonly orders: number[] };

function newSamples(): Samples {
  return { adds: [], addresses: [], orders: [] };
}

function toFigures({ adds, addresses, orders }: Samples): BuyingFigures {
  return { addMs: median(adds), addressMs: median(addresses), orderMs: median(orders) };
}

/** Runs `atOnce` buyers concurrently, each one step after the other. */
async function buy({ buyers, atOnce, skus, open }: BuyingPlan, samples: Samples): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < buyers) {
      const at = next;
      next += 1;
      const buyer = open(at);
      await time(samples.adds, () => buyer.add(skus[at % skus.length] ?? ""));
      await time(samples.addresses, () => buyer.giveAddress());
      await time(samples.orders, () => buyer.order());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function time(samples: number[], act: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await act();
  samples.push(performance.now() - began);
}
