import { toSellableStock } from "../../catalogue/model/sellable-stock";
import type { CartPageContext } from "./cart-page-context";
import { readShownSkus } from "./watch-shown-skus";

type Reply = {
  readonly data?: {
    readonly results: readonly { readonly sku: string; readonly availableQuantity: number }[];
  };
};

/** Asks for the stock that the page shows: after a time in the background, or where no socket tells it. */
export async function rereadStock(page: CartPageContext): Promise<void> {
  if (document.hidden) return;
  const skus = readShownSkus();
  const answer = await fetch("/new-ct/getInventory", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ skus }]),
  });
  const { data }: Reply = await answer.json();
  const { takeRemoteStock } = await import("./take-remote-news");
  if (!data) return;
  for (const sku of skus) {
    const entry = data.results.find((stock) => stock.sku === sku);
    const availableQuantity = toSellableStock(sku, entry?.availableQuantity);
    if (availableQuantity !== null) await takeRemoteStock({ sku, availableQuantity }, page);
  }
}
