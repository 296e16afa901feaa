import type { RouterContextProvider } from "react-router";
import type { RouteQuery } from "../../countries/model/route-table";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import { requestContext } from "../../request/context";
import { type OrderPage, type OrderSort, type OrderSummary, orderSorts } from "../model/customer-order";

const ordersOnPage = 10;
/** The platform's limit of one response; a search covers only that many of the newest orders. */
const mostSearched = 500;
/** The search uses only this many characters of the input. */
const longestSearch = 80;

export type HistoryChoice = { readonly search: string; readonly sort: OrderSort; readonly page: number };

/** Parses the query; invalid values count as missing. */
export function parseHistoryChoice(query: RouteQuery<"my-account">): HistoryChoice {
  const page = Number(query.get("page") ?? 1);
  return {
    search: (query.get("q") ?? "").trim().slice(0, longestSearch),
    sort: orderSorts.find((sort) => sort === query.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** Loads a page of the customer's orders, ten at a time; of a search, or of all. */
export async function loadOrderHistory(
  context: Readonly<RouterContextProvider>,
  customerId: string,
  { search, sort, page }: HistoryChoice,
): Promise<Result<OrderPage, GatewayError>> {
  const { orders } = context.get(requestContext).gateways;
  const offset = (page - 1) * ordersOnPage;
  if (search === "") return orders.listOrders(customerId, { sort, limit: ordersOnPage, offset });
  const all = await orders.listOrders(customerId, { sort, limit: mostSearched, offset: 0 });
  if (!all.ok) return all;
  const found = searchOrders(all.value.results, search);
  const results = found.slice(offset, offset + ordersOnPage);
  return ok({ offset, limit: ordersOnPage, count: results.length, total: found.length, results });
}

/**
 * Finds the orders that match a search.
 * By digits of the number, by item number, or by an article whose name has all the words, in any language and ignoring
 * accents.
 */
export function searchOrders(orders: readonly OrderSummary[], typed: string): readonly OrderSummary[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return orders;
  const plain = words.join("").replaceAll("-", "");
  return orders.filter(({ orderNumber, lineItems }) => {
    if (fold(orderNumber).replaceAll("-", "").includes(plain)) return true;
    return lineItems.some(({ sku, name }) => {
      const texts = [sku, ...Object.values(name)].map(fold);
      return texts.some((text) => words.every((word) => text.includes(word)));
    });
  });
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
