import { findAround } from "../../foundation/browser/find-around";
import type { ShownList } from "../model/tracking-events";
import { readPath } from "./page-path";

/** Cards are in lists; a listing may also be a table. */
const listSelector = "main ul:has(> li > a[data-save]), main table:has(tr[data-sku])";

export function findListElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(listSelector)];
}

/** Returns the list that contains an element; null: none. */
export function findListAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(listSelector);
}

export function readList(element: HTMLElement): ShownList {
  const isListing = element.closest("[data-found]") !== null;
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

/** Returns the SKU of the card or row that contains an element. */
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

/** Reads the data attributes of the page's recommendation rows. */
export function readRecommendation(element: Element): { readonly id: string; readonly name: string } | null {
  const row = findAround(element, "[data-recommendation]");
  const { recommendation: id, recommendationName: name = "" } = row?.dataset ?? {};
  return id ? { id, name } : null;
}
