import { isStockShown, stockParts, updateLiveStock } from "../../catalogue/browser/live-stock";
import { toSellableStock } from "../../catalogue/model/sellable-stock";
import { toStockText } from "../../catalogue/model/to-stock-text";
import { formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { Cart } from "../model/cart";

export type SkuStock = { readonly sku: string; readonly availableQuantity: number };

/** The stock on the page, in the parts that components add (`useLiveStock`). */
export type PageStock = {
  readSkus(): readonly string[];
  /** Whether a part of the page shows how many can be added. */
  isShown(): boolean;
  /** Shows a SKU's sellable pieces, with the server's wording. */
  showStock(stock: SkuStock): void;
  /** Shows how many pieces of each SKU the cart has: that many fewer can be added. */
  showInCart(cart: Cart | null): void;
  /** Calls back with the shown SKUs, now and on each change; returns a function that stops. */
  watchSkus(listener: (skus: readonly string[]) => void): () => void;
};

/** The most that a room accepts from one page. */
const maxSkus = 100;
/** A page changes in many steps. */
const settleMs = 300;

export function createPageStock(translate: Translate): PageStock {
  const format = (pieces: number) => formatNumber(pieces, translate.locale);
  return {
    readSkus,
    watchSkus,
    showStock({ sku, availableQuantity: stock }) {
      const few = listLimits().get(sku);
      if (few === undefined) return;
      const isLow = stock > 0 && stock <= few;
      updateLiveStock(sku, { stock, isLow, stockText: toStockText(stock, isLow, translate, format) });
    },
    showInCart(cart) {
      for (const shown of listLimits().keys()) {
        const own = cart?.lines.filter(({ sku }) => sku === shown) ?? [];
        updateLiveStock(shown, { inCart: own.reduce((sum, { quantity }) => sum + quantity, 0) });
      }
    },
    isShown: isStockShown,
  };
}

/** The SKUs whose stock is shown, with the limit of a low one. */
function listLimits(): ReadonlyMap<string, number> {
  return new Map(stockParts.get().flatMap(({ sku, few }) => (few === null ? [] : [[sku, few]])));
}

function readSkus(): readonly string[] {
  return [...new Set(stockParts.get().map(({ sku }) => sku))].slice(0, maxSkus);
}

function watchSkus(listener: (skus: readonly string[]) => void): () => void {
  let reported = "";
  const look = () => {
    const skus = readSkus();
    if (skus.length === 0 || skus.join() === reported) return;
    reported = skus.join();
    listener(skus);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = stockParts.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  });
  look();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Requests the sellable pieces of each SKU (`getInventory`); omits a SKU without a limit.
 * Throws without a valid response.
 */
export async function fetchStocks(skus: readonly string[]): Promise<readonly SkuStock[]> {
  const answer = await fetch("/new-ct/getInventory", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ skus }]),
  });
  const entries = parseInventory(await answer.json());
  return skus.flatMap((sku) => {
    const entry = entries?.find((stock) => stock.sku === sku);
    const availableQuantity = entries && toSellableStock(sku, entry?.availableQuantity);
    return availableQuantity === null ? [] : [{ sku, availableQuantity }];
  });
}

/** Returns null for an error response. */
function parseInventory(
  answer: { readonly data?: { readonly results?: unknown } } | null,
): readonly SkuStock[] | null {
  const results = answer?.data?.results;
  return Array.isArray(results) && results.every(isSkuStock) ? results : null;
}

function isSkuStock(value: unknown): value is SkuStock {
  if (typeof value !== "object" || value === null) return false;
  const { sku, availableQuantity }: { [Key in keyof SkuStock]?: unknown } = value;
  return typeof sku === "string" && typeof availableQuantity === "number";
}
