import { findSecretParameter } from "../../consent/model/link-secret";
import type { SeenPage, ShownList } from "../model/moments";

/** What the page shows now; null: nothing that is tracked, or it is not there yet. */
export function readPage(): SeenPage | null {
  const path = readPath();
  switch (path) {
    case "/":
      return { name: "home" };
    case "/checkout/cart":
      return { name: "cart" };
    case "/checkout/addresses":
      return { name: "checkout", step: "shipping" };
    case "/checkout/payment":
      return { name: "checkout", step: "payment" };
    case "/checkout/thank-you": {
      const orderId = readQuery("order");
      const cartId = document.querySelector<HTMLElement>("main [data-ordered-cart]")?.dataset.orderedCart;
      return orderId && cartId !== undefined ? { name: "thank-you", orderId, cartId } : null;
    }
    default:
      return readCataloguePage(path);
  }
}

/**
 * What a page of the catalogue shows, whatever its address says: while the next page's script is on its way, the former
 * one stands there still.
 */
export function readShown(): string {
  const heading = document.querySelector("main h1")?.textContent ?? "";
  const page = readCataloguePage("");
  return JSON.stringify([heading, page]);
}

/** Of this page, without the prefix of its language. */
export function readPath(): string {
  return location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "") || "/";
}

/** Is this a page that a secret link opens? Nothing of it is tracked. */
export function isSecretPage(): boolean {
  return findSecretParameter(location.pathname) !== null;
}

function readQuery(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? "";
}

function readCataloguePage(path: string): SeenPage | null {
  const article = document.querySelector<HTMLElement>("main [data-static=compare] [data-save]")?.dataset.save;
  if (article) return { name: "product", sku: article };
  const found = document.querySelector("main [data-static=found]");
  if (!found) return null;
  const skus = readSkus(found);
  if (/^\/(search|new-arrivals|sales)$/.test(path)) return { name: "search", query: readQuery("q"), skus };
  return { name: "category", slug: path.split("/")[1] ?? "", skus };
}

/** Cards stand in lists, a listing may also be a table. */
const listSelector = "main ul:has(> li > a[data-save]), main table:has(tr[data-sku])";

export function findListElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(listSelector)];
}

/** The list that an element is in; null: in none. */
export function findListAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(listSelector);
}

export function readList(element: HTMLElement): ShownList {
  const isListing = element.closest("[data-static=found]") !== null;
  const section = element.closest("section");
  const around = isListing ? document.querySelector("main") : section;
  const title = around?.querySelector(isListing ? "h1" : "h2, h3");
  const lead = section?.querySelector("h2 ~ a[href], h3 ~ a[href]");
  const [first = ""] = readPath().split("/").filter(Boolean);
  const path = lead instanceof HTMLAnchorElement ? lead.pathname : "";
  const place = isListing ? first : section?.id || path.replaceAll("/", " ").trim().replaceAll(" ", "-");
  return {
    id: place || `row-${findListElements().indexOf(element) + 1}`,
    name: title?.textContent?.trim() ?? "",
    skus: readSkus(element),
  };
}

/** The SKU of the card or row that an element is in. */
export function readSkuAround(element: Element): string | null {
  const item = element.closest<HTMLElement>("li, tr");
  return item ? readSku(item) : null;
}

function readSkus(element: Element): readonly string[] {
  const items = [...element.querySelectorAll<HTMLElement>("li:has(> a[data-save]), tr[data-sku]")];
  return items.flatMap((item) => readSku(item) ?? []);
}

function readSku(item: HTMLElement): string | null {
  return item.dataset.sku ?? item.querySelector<HTMLElement>(":scope > a[data-save]")?.dataset.save ?? null;
}

/** What the page's rows of recommendations say of themselves. */
export function readRecommendation(element: Element): { readonly id: string; readonly name: string } | null {
  const around = element.closest<HTMLElement>("[data-recommendation]");
  const id = around?.dataset.recommendation;
  return id ? { id, name: around?.dataset.recommendationName ?? "" } : null;
}
