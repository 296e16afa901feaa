import type { TrackedItem } from "../../model/tracked-item";

type Items = ReadonlyMap<string, TrackedItem>;

type Parts = {
  /** At most 48 at once. Rejects without a response. */
  readonly fetchItems: (skus: readonly string[]) => Promise<readonly TrackedItem[]>;
  /** Calls when the page is idle. */
  readonly atRest: (act: () => void) => void;
};

export type ItemBook = {
  /** Returns the items of these SKUs, without those that are unknown or cannot be loaded. */
  find(skus: readonly string[]): Promise<Items>;
};

/** Maximum of one request. */
const mostAtOnce = 48;

/** The tracked items of one page view: batches requests of about the same time, and loads each item once. */
export function createItemBook({ fetchItems, atRest }: Parts): ItemBook {
  const asked = new Map<string, Promise<Items>>();
  let gathering: { readonly skus: string[]; readonly items: Promise<Items> } | null = null;

  const gather = () => {
    const skus: string[] = [];
    const items = new Promise<void>((resolve) => atRest(resolve)).then(async () => {
      gathering = null;
      const answers = await Promise.allSettled(toParts(skus).map((part) => fetchItems(part)));
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      // A later call requests them again.
      if (answers.some(({ status }) => status === "rejected")) for (const sku of skus) asked.delete(sku);
      return new Map(found.map((item) => [item.item_id, item]));
    });
    return { skus, items };
  };

  return {
    async find(skus) {
      for (const sku of skus) {
        if (asked.has(sku)) continue;
        gathering ??= gather();
        gathering.skus.push(sku);
        asked.set(sku, gathering.items);
      }
      const answers = await Promise.all([...new Set(skus.flatMap((sku) => asked.get(sku) ?? []))]);
      const wanted = new Set(skus);
      return new Map(answers.flatMap((items) => [...items]).filter(([sku]) => wanted.has(sku)));
    },
  };
}

function toParts(skus: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(skus.length / mostAtOnce) }, (_, part) =>
    skus.slice(part * mostAtOnce, (part + 1) * mostAtOnce),
  );
}
