import { array, string, type } from "superstruct";
import type { CommerceClient } from "./commerce-client";

const document = `query CatalogueEpoch {
  products(sort: ["lastModifiedAt desc"], limit: 1) { results { lastModifiedAt } }
  categories(sort: ["lastModifiedAt desc"], limit: 1) { results { lastModifiedAt } }
}`;

const Latest = type({ results: array(type({ lastModifiedAt: string() })) });
const Answer = type({ products: Latest, categories: Latest });

/** When the catalogue changed last (products with their prices, categories), ISO 8601; null when the platform does not say. Stock is no part of it. */
export async function loadCatalogueEpoch(client: CommerceClient): Promise<string | null> {
  const answer = await client.query(document, {}, Answer);
  if (!answer.ok) return null;
  const { products, categories } = answer.value;
  const changes = [...products.results, ...categories.results].map(({ lastModifiedAt }) => lastModifiedAt);
  return changes.sort().at(-1) ?? "";
}
