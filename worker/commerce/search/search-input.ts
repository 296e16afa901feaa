import type {
  ProductSearchFacetDistinctExpressionInput,
  ProductSearchFacetExpressionInput,
  ProductSearchFacetRangesExpressionInput,
  ProductSearchFacetStatsExpressionInput,
  SearchAnyValueExpressionInput,
  SearchExistsInput,
  SearchFullTextExpressionInput,
  SearchFuzzyExpressionInput,
  SearchQueryInput,
  SearchSortingInput,
} from "../requests/schema-inputs.ts";

/** Inputs of `productsSearch` from GraphQL: checked against the schema, nothing more. */
export interface SearchInput {
  readonly query?: QueryInput | null;
  readonly postFilter?: QueryInput | null;
  readonly sort?: readonly SortInput[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly facets?: readonly FacetInput[] | null;
}

export type QueryInput = SearchQueryInput;
export type SortInput = SearchSortingInput;
export type FacetInput = ProductSearchFacetExpressionInput;
export type LeafInput = SearchExistsInput;
export type ValueInput = SearchAnyValueExpressionInput;
export type TextInput = SearchFullTextExpressionInput;
export type FuzzyInput = SearchFuzzyExpressionInput;
export type RangeInput = NonNullable<QueryInput["range"]>;
export type DistinctFacetInput = ProductSearchFacetDistinctExpressionInput;
export type RangesFacetInput = ProductSearchFacetRangesExpressionInput;
/** The common fields of all facets, the one of statistics without language and level. */
export type FieldFacetInput = ProductSearchFacetStatsExpressionInput &
  Pick<DistinctFacetInput, "language" | "level">;

/** A bound of a range, whatever its kind. */
export type Bound = number | string | null | undefined;

export interface BoundsInput extends LeafInput {
  readonly gte?: Bound;
  readonly gt?: Bound;
  readonly lte?: Bound;
  readonly lt?: Bound;
}

export interface FacetRange {
  readonly from?: Bound;
  readonly to?: Bound;
  readonly key?: string | null;
}
