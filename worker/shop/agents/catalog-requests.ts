import {
  array,
  type Infer,
  integer,
  max,
  min,
  number,
  optional,
  pattern,
  refine,
  size,
  string,
  type,
} from "superstruct";
import { described, optionally } from "./described";

/** More than a page of a listing, fewer than the platform reads at once. */
export const mostProducts = 24;
const mostIds = 24;

const Text = size(string(), 1, 300);
const Texts = size(array(Text), 1, 20);
const Cents = min(integer(), 0);

const AttributeFilter = type({
  name: described(size(string(), 1, 60), "Name of a technical attribute, from `facets` of a search"),
  values: optionally(Texts, "Accepted values"),
  min: optionally(number(), "Lowest value in the attribute's unit"),
  max: optionally(number(), "Highest value in the attribute's unit"),
});

/** The filters of the specification, and the shop's: brands, rating and technical attributes. */
const Filters = type({
  categories: optionally(
    Texts,
    "Slugs of categories, as in a product's categories; products are in one of them",
  ),
  price: optional(
    type({
      min: optionally(Cents, "Lowest gross price in minor units of the shop's currency"),
      max: optionally(Cents, "Highest gross price in minor units of the shop's currency"),
    }),
  ),
  brands: optionally(Texts, "Accepted brands"),
  minimum_rating: optionally(max(min(integer(), 1), 5), "Lowest average rating in stars"),
  attributes: optionally(
    size(array(AttributeFilter), 1, 12),
    "Technical attributes; a product must meet all of them",
  ),
});

/** `catalog_search.json#/$defs/search_request`; a text, which may be empty, or a filter is required. */
export const SearchRequest = refine(
  type({
    query: optionally(size(string(), 0, 100), "What the shopper looks for, in the shop's language"),
    filters: optional(Filters),
    pagination: optional(
      type({
        cursor: optionally(pattern(string(), /^\d{1,5}$/), "`cursor` of the previous response"),
        limit: optionally(min(integer(), 1), `Number of products, at most ${mostProducts}`),
      }),
    ),
  }),
  "search input",
  ({ query, filters }) => query !== undefined || Object.keys(filters ?? {}).length > 0,
);
export type SearchRequest = Infer<typeof SearchRequest>;

/** `catalog_lookup.json#/$defs/lookup_request` */
export const LookupRequest = type({
  ids: described(size(array(Text), 1, mostIds), "Ids of products or of variants (the item number)"),
});

/** `catalog_lookup.json#/$defs/get_product_request` */
export const ProductRequest = type({
  id: described(Text, "Id of a product or of a variant (the item number)"),
  selected: optionally(
    size(array(type({ name: Text, label: Text })), 0, 10),
    "Chosen options, as named in the product's options",
  ),
});
export type ProductRequest = Infer<typeof ProductRequest>;
