import type { CardView } from "./card-view";
import type { CategoryPost } from "./category";
import type { PageSize, SortOption } from "./listing";
import type { LinkView } from "./listing-view";

/** What a listing shows, ready to be written: rendered on the server only. */
export type ListingPartsView = {
  readonly head: HeadView;
  /** null: the search does not answer, nothing can be narrowed. */
  readonly filters: FilterView | null;
  readonly tools: ToolsView | null;
  /** Cards, a table, or why there are none. */
  readonly cards: CardsView | null;
  readonly table: TableView | null;
  readonly empty: EmptyView | null;
  readonly pages: { readonly page: number; readonly pages: number; readonly pagePath: string };
  readonly content: ContentView;
};

export type CardsView = {
  readonly views: readonly CardView[];
  /** Products may be put into the cart from the card. */
  readonly hasQuickAdd: boolean;
};

export type HeadView = {
  readonly crumbs: readonly LinkView[];
  readonly heading: string;
  /** `128 products`; empty when nobody knows. */
  readonly count: string;
  readonly picture: string | null;
  /** Another spelling, where a search finds little or nothing. */
  readonly spelling: LinkView | null;
  /** Subcategories, or the running campaign. */
  readonly below: readonly LinkView[];
};

/** Fields that a form carries along. */
export type KeptFields = readonly (readonly [name: string, value: string])[];

export type FilterView = {
  /** Where its form leads. */
  readonly path: string;
  readonly kept: KeptFields;
  readonly menu: MenuView;
  readonly price: RangeGroup;
  readonly groups: readonly FilterGroup[];
  /** How many filters hold, and the address without them. */
  readonly chosen: number;
  readonly clear: string;
};

/** Categories from the department down to where the listing is, and those below. */
export type MenuView = {
  readonly above: readonly LinkView[];
  readonly here: string | null;
  readonly below: readonly (readonly [name: string, href: string, count: string])[];
};

export type FilterGroup = ValueGroup | RangeGroup;

export type ValueGroup = {
  readonly kind: "values" | "choice";
  /** The parameter's name. */
  readonly name: string;
  readonly title: string;
  readonly values: readonly FilterValue[];
};

export type FilterValue = {
  readonly value: string;
  readonly text: string;
  readonly count: string;
  readonly isChosen: boolean;
};

/** Two number fields and a slider. */
export type RangeGroup = {
  readonly kind: "range";
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  /** Beyond these its fields do not go; null: there are none. */
  readonly limits: readonly [least: number, most: number] | null;
};

export type ToolsView = {
  readonly path: string;
  readonly kept: KeptFields;
  readonly chips: readonly LinkView[];
  readonly clear: string;
  readonly range: string;
  /** null: a table that is sorted by one of its columns. */
  readonly sort: SortOption | null;
  readonly pageSize: PageSize;
  readonly views: readonly {
    readonly name: "grid" | "table";
    readonly href: string;
    readonly isShown: boolean;
  }[];
  /** Filters can be opened on a phone. */
  readonly hasFilters: boolean;
};

export type TableView = {
  readonly caption: string;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
  readonly hasQuickAdd: boolean;
};

export type ColumnView = {
  readonly title: string;
  readonly unit: string | null;
  readonly kind: "product" | "figure" | "price" | "stock";
  /** The table sorted by it, the other way round where it already is; null: it cannot be. */
  readonly href: string | null;
  readonly sorted: "ascending" | "descending" | null;
};

export type RowView = {
  readonly sku: string;
  readonly href: string;
  readonly picture: string;
  readonly name: string;
  readonly brand: string;
  readonly number: string;
  /** In the order of the figures' columns. */
  readonly figures: readonly string[];
  readonly price: string;
  readonly unitPrice: string | null;
  readonly before: string | null;
  /** Delivery date; null: sold out. */
  readonly delivery: string | null;
};

export type EmptyView = {
  readonly title: string;
  readonly text: string;
  /** The first is the one to take. */
  readonly ways: readonly LinkView[];
  /** Departments with pictures. */
  readonly departments: readonly (readonly [name: string, href: string, picture: string])[];
};

export type ContentView = {
  readonly description: string | null;
  /** Sanitised. */
  readonly html: string | null;
  readonly related: readonly LinkView[];
  readonly posts: readonly CategoryPost[];
};
