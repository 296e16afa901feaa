import { isJsonObject } from "../json/json.ts";
import type { FacetInput } from "./search-input.ts";

export type FacetResult =
  | {
      readonly name: string;
      readonly buckets: readonly { readonly key: string; readonly count: number }[];
    }
  | { readonly name: string; readonly value: number }
  | {
      readonly name: string;
      readonly min: unknown;
      readonly max: unknown;
      readonly mean: unknown;
      readonly sum: unknown;
      readonly count: number;
    };

function toBuckets(parsed: unknown) {
  const list = Array.isArray(parsed) ? parsed.filter(isJsonObject) : [];
  return list.map(({ key, count }) => ({ key: String(key), count: Number(count) }));
}

/** Reads a facet's sub-query as what its expression asked for. */
export function toFacetResult(facet: FacetInput, answer: string | number | null): FacetResult {
  const name = (facet.distinct ?? facet.ranges ?? facet.stats ?? facet.count)?.name ?? "";
  if (facet.count) return { name, value: Number(answer ?? 0) };
  const parsed: unknown = JSON.parse(String(answer ?? "[]"));
  if (!facet.stats) return { name, buckets: toBuckets(parsed) };
  const { min, max, mean, sum, count } = isJsonObject(parsed) ? parsed : {};
  return { name, min, max, mean, sum, count: Number(count ?? 0) };
}
