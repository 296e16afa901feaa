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
  const answer = await fetch("/new-ct/getInventory", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify([{ skus: readShownSkus() }]),
  });
  const { data }: Reply = await answer.json();
  const { takeRemoteStock } = await import("./take-remote-news");
  for (const stock of data?.results ?? []) await takeRemoteStock(stock, page);
}
