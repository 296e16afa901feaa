import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import type { CustomerOrder } from "../model/customer-order";
import type { LineDocuments } from "../model/line-documents";

/** Loads manuals and information sheets of an order's articles; none of those that the platform no longer has. */
export async function loadLineDocuments(
  context: Readonly<RouterContextProvider>,
  lines: CustomerOrder["lines"],
): Promise<LineDocuments> {
  const { catalogue } = context.get(requestContext).gateways;
  const articles = await catalogue.loadArticles(lines.map(({ sku }) => sku));
  return new Map(articles.ok ? articles.value.map(({ sku, documents }) => [sku, documents]) : []);
}
