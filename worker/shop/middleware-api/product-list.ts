import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
} from "superstruct";
import { type SortOption, sortOptions } from "../../../app/catalogue/model/listing";
import { ok } from "../../../app/foundation/result";
import type { CatalogueGateway } from "../../../app/gateways/commerce/catalogue-gateway";
import { Text, toApiResult } from "./middleware-operation";

/** The platform's largest offset. */
const lastOffset = 10_000;
export const Offset = optional(max(min(integer(), 0), lastOffset));
const Cents = optional(nullable(min(number(), 0)));

/** The catalogue's sorts (specification A, section 2) and those of the listing. */
const catalogueSorts = { "price-up": "price-asc", "price-down": "price-desc", latest: "newest" } as const;
export const Sort = enums(["price-up", "price-down", "latest", ...sortOptions]);

export function toSort(sort: Infer<typeof Sort>): SortOption {
  return sort === "price-up" || sort === "price-down" || sort === "latest" ? catalogueSorts[sort] : sort;
}

export const Filters = object({
  brands: optional(size(array(Text), 0, 20)),
  tags: optional(size(array(Text), 0, 20)),
  priceCents: optional(object({ from: Cents, to: Cents })),
  minimumRating: optional(max(min(integer(), 1), 5)),
});

/** The products of a list, and the range to return. */
type ListRequest = {
  readonly categoryIds?: readonly string[] | undefined;
  readonly filters?: Infer<typeof Filters> | undefined;
  readonly sort?: Infer<typeof Sort> | undefined;
  readonly isOnStock?: boolean | undefined;
  /** With products that cannot be sold here. */
  readonly unsellable?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Lists products by the platform's sort and filter, newest first; `total` counts all matches. */
export async function list(
  { categoryIds = [], filters = {}, sort = "latest", isOnStock, unsellable, limit, offset }: ListRequest,
  catalogue: CatalogueGateway,
) {
  const { priceCents, minimumRating = null, brands = [], tags = [] } = filters;
  const found = toApiResult(
    await catalogue.loadListing({
      text: null,
      category: null,
      categoryIds,
      ownTags: [],
      grades: [],
      attributes: [],
      columnSort: null,
      view: "grid",
      brands,
      tags,
      priceCents: { from: priceCents?.from ?? null, to: priceCents?.to ?? null },
      minimumRating,
      sort: toSort(sort),
      isOnStock: isOnStock === true,
      includesUnsellable: unsellable === true,
      page: 1,
      pageSize: limit,
      offset,
    }),
  );
  if (!found.ok) return found;
  const { cards, total } = found.value;
  return ok({ offset, limit, count: cards.length, total, results: cards });
}
