/** Inputs of `productsSearch` as GraphQL hands them over: checked against the schema, nothing more. */
export interface LeafInput {
  readonly field: string;
  readonly language?: string | null;
  readonly boost?: number | null;
  readonly fieldType?: string | null;
}

export interface ValueInput extends LeafInput {
  readonly value: string | number | boolean;
  readonly caseInsensitive?: boolean | null;
}

export interface TextInput extends LeafInput {
  readonly value: string;
  readonly mustMatch?: "any" | "all" | null;
}

export interface FuzzyInput extends TextInput {
  /** How many letters of a word may differ: 0 to 2. */
  readonly level: number;
}

export type Bound = number | string | null | undefined;

export interface BoundsInput extends LeafInput {
  readonly gte?: Bound;
  readonly gt?: Bound;
  readonly lte?: Bound;
  readonly lt?: Bound;
}

export type RangeInput = Readonly<
  Partial<Record<"date" | "datetime" | "time" | "long" | "float", BoundsInput | null>>
>;

export interface QueryInput {
  readonly and?: readonly QueryInput[] | null;
  readonly or?: readonly QueryInput[] | null;
  readonly not?: readonly QueryInput[] | null;
  readonly filter?: readonly QueryInput[] | null;
  readonly range?: RangeInput | null;
  readonly fullText?: TextInput | null;
  readonly fullTextPrefix?: TextInput | null;
  readonly exists?: LeafInput | null;
  readonly prefix?: ValueInput | null;
  readonly wildcard?: ValueInput | null;
  readonly exact?: ValueInput | null;
  readonly fuzzy?: FuzzyInput | null;
}

export interface SortInput {
  readonly field: string;
  readonly language?: string | null;
  readonly order: "asc" | "desc";
  readonly mode?: "min" | "max" | "avg" | "sum" | null;
  readonly filter?: QueryInput | null;
}

interface FacetBase {
  readonly name: string;
  readonly scope?: "all" | "query" | null;
  readonly filter?: QueryInput | null;
  readonly level?: "products" | "variants" | null;
}

export interface FieldFacetInput extends FacetBase {
  readonly field: string;
  readonly language?: string | null;
}

export interface DistinctFacetInput extends FieldFacetInput {
  readonly includes?: readonly string[] | null;
  /** The bucket that counts those without a value. */
  readonly missing?: string | null;
  readonly sort?: { readonly by: "count" | "key"; readonly order?: "asc" | "desc" | null } | null;
  readonly limit?: number | null;
}

export interface FacetRange {
  readonly from?: Bound;
  readonly to?: Bound;
  readonly key?: string | null;
}

export interface RangesFacetInput extends FieldFacetInput {
  readonly ranges: Readonly<
    Partial<Record<"date" | "datetime" | "time" | "long" | "float", readonly FacetRange[] | null>>
  >;
}

export interface FacetInput {
  readonly count?: FacetBase | null;
  readonly distinct?: DistinctFacetInput | null;
  readonly ranges?: RangesFacetInput | null;
  readonly stats?: FieldFacetInput | null;
}

export interface SearchInput {
  readonly query?: QueryInput | null;
  readonly postFilter?: QueryInput | null;
  readonly sort?: readonly SortInput[] | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly facets?: readonly FacetInput[] | null;
}
