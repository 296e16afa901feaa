import type { LinkAttributes } from "../../content/model/classify-link";
import type { CardView } from "./card-view";
import type { CategoryPost } from "./category";
import type { LinkView } from "./link-view";
import type { PageSize, SortOption } from "./listing";

/** All that a listing shows, formatted. */
export type ListingView = {
  readonly metaTitle: string;
  /** Cards have a button that adds to the cart. */
  readonly hasQuickAdd: boolean;
  readonly head: HeadView;
  /** null: the search fails, so there are no filters. */
  readonly filters: FilterView | null;
  readonly tools: ToolsView | null;
  /** One of `cards`, `table` and `empty`. */
  readonly cards: readonly CardView[] | null;
  readonly table: TableView | null;
  readonly empty: EmptyView | null;
  readonly pages: PagesView;
  readonly content: ContentView;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** The SKUs of the products on the page, in their order. */
export function listSkus({ cards, table }: Pick<ListingView, "cards" | "table">): readonly string[] {
  return (cards ?? table?.rows ?? []).map(({ sku }) => sku);
}

export type PagesView = { readonly page: number; readonly pages: number; readonly pagePath: string };

export type HeadView = {
  readonly crumbs: readonly LinkView[];
  /** Name of the page in the breadcrumb. */
  readonly here: string;
  readonly heading: string;
  /** A sentence below the heading. */
  readonly intro: string | null;
  /** What the grades of used articles mean; absent on other listings. */
  readonly grades?: readonly GradeView[];
  /** The logo of the brand whose products the page lists. */
  readonly logo: string | null;
  /** `128 products`; empty if unknown. */
  readonly count: string;
  readonly picture: string | null;
  /** Another spelling if a search finds little or nothing. */
  readonly spelling: LinkView | null;
  /** Subcategories, or the running campaign. */
  readonly below: readonly LinkView[];
};

/** `Condition A`, `like new, only the packaging has been opened.` */
export type GradeView = { readonly grade: string; readonly meaning: string };

/** Hidden fields that carry the rest of the query with a form. */
export type HiddenFields = readonly { readonly name: string; readonly value: string }[];

export type FilterView = {
  /** URL of the form. */
  readonly path: string;
  readonly hidden: HiddenFields;
  /** Search within the category; null on pages without a category. */
  readonly find: FindView | null;
  readonly menu: MenuView;
  readonly price: RangeGroup;
  readonly groups: readonly FilterGroup[];
  /** Number of active filters, and the URL without them. */
  readonly chosen: number;
  readonly clear: string;
  /** Label of the button that closes the filters on a phone: `Show 128 products`. */
  readonly show: string;
};

/** A search field; `text` is the current search. */
export type FindView = { readonly label: string; readonly text: string; readonly hidden: HiddenFields };

/** Categories from the department to that of the listing, and its subcategories. */
export type MenuView = {
  readonly above: readonly LinkView[];
  readonly here: string | null;
  readonly below: readonly (LinkView & { readonly count: string })[];
};

export type FilterGroup = ValueGroup | RangeGroup;

export type ValueGroup = {
  readonly kind: "values" | "choice";
  /** Name of the URL parameter. */
  readonly name: string;
  readonly title: string;
  readonly values: readonly FilterValue[];
  /** Those of the page's query; "" in a choice without a limit. */
  readonly chosen: readonly string[];
};

export type FilterValue = {
  readonly value: string;
  readonly text: string;
  readonly count: string;
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
  /** Both, formatted. */
  readonly bounds: readonly [string, string];
  readonly step: number;
  /** Least and greatest value of the fields; null without limits. */
  readonly limits: { readonly least: number; readonly most: number } | null;
};

export type ToolsView = {
  readonly path: string;
  readonly hidden: HiddenFields;
  readonly chips: readonly LinkView[];
  /** URL without filters; null: the message of the empty listing has the link. */
  readonly clear: string | null;
  readonly range: string;
  /** null: the table is sorted by one of its columns. */
  readonly sort: SortOption | null;
  /** Name of the order by relevance; absent: its usual one. */
  readonly relevance?: string;
  readonly pageSize: PageSize;
  readonly views: readonly {
    readonly name: "grid" | "table";
    readonly href: string;
    readonly isShown: boolean;
  }[];
  /** Shows the button that opens the filters on a phone. */
  readonly hasFilters: boolean;
};

export type TableView = {
  readonly caption: string;
  /** null: fewer columns than a choice needs. */
  readonly chooser: ChooserView | null;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly RowView[];
  /** How several articles are added at once; null: each only on its own page. */
  readonly order: {
    /** URL of the form. */
    readonly path: string;
    /** Texts of its button, by the number of filled rows; the first is that without a number. */
    readonly add: readonly string[];
    /** Abbreviated unit of the pieces of all filled rows: `pcs`. */
    readonly pieces: string;
    /** Name of a row's quantity field. */
    readonly quantity: string;
  } | null;
  /** What struck prices are; null: no row has one. */
  readonly struck: string | null;
  /** For screen readers, at a cell that differs from most: `differs from most`. */
  readonly unusual: string;
};

/** Texts of the choice of columns. */
export type ChooserView = {
  readonly title: string;
  /** `3 of 9`, by the number of shown columns; the first is that of none. */
  readonly counts: readonly string[];
  readonly all: string;
  readonly reset: string;
  /** Headings of the columns whose rows differ, and of those with one value for all. */
  readonly differing: string;
  readonly same: string;
};

export type ColumnView = {
  readonly title: string;
  /** Unit of the cells, or VAT and delivery of the prices. */
  readonly unit: string | null;
  readonly kind: "product" | "figure" | "price" | "stock";
  /** All rows have the same value. */
  readonly isSame?: boolean;
  /** Each row has its own most important attribute. */
  readonly isLead?: true;
  /** URL that sorts by the column, or reverses its order; null: the column is not sortable. */
  readonly href: string | null;
  readonly sorted: "ascending" | "descending" | null;
};

export type RowView = {
  /** The product type of this row and the following ones; absent: that of the row above, or the rows have no groups. */
  readonly type?: string;
  /** The key figure of all rows of the type; absent: it has several, or the table has no such column. */
  readonly typeFigure?: string;
  /** What the row's key figure is, unless `typeFigure` says it. */
  readonly figure?: string;
  readonly sku: string;
  readonly href: string;
  readonly picture: string;
  readonly name: string;
  /** Empty if all products of the listing have the same. */
  readonly brand: string;
  readonly number: string;
  /** In the order of the attributes' columns. */
  readonly cells: readonly string[];
  /** Indexes of the cells that differ from the value of most rows. */
  readonly unusual: readonly number[];
  readonly price: string;
  /** The price is that of the cheapest variant: the product's page has the choice. */
  readonly hasChoice?: true;
  /** Energy class and scale: `C A–G`; absent: it has none. */
  readonly energy?: string;
  readonly unitPrice: string | null;
  readonly before: string | null;
  /** Whether delivery is free; absent if the head of the prices says it for all rows. */
  readonly costs?: string;
  /** Delivery date; null: sold out. */
  readonly delivery: string | null;
  /** `Only 2 left`; absent unless the stock is low. */
  readonly few?: string;
  /** Sellable pieces; null: unlimited. */
  readonly most: number | null;
};

export type EmptyView = {
  /** null: the page's heading or the text says it. */
  readonly title: string | null;
  readonly text: string;
  /** The next step: the listing without its filters, or the search again; null: there is none. */
  readonly first: LinkView | null;
  /** Links to alternatives. */
  readonly alternatives: readonly LinkView[];
  /** Departments with pictures. */
  readonly departments: readonly (LinkView & { readonly picture: string })[];
  /** Products of a similar search; absent if there is none. */
  readonly near?: LinkView & { readonly cards: readonly CardView[] };
  /** Bestsellers of the shop; absent if a similar search has products, or if they could not be loaded. */
  readonly popular?: { readonly title: string; readonly cards: readonly CardView[] };
};

export type ContentView = {
  readonly description: string | null;
  /** Sanitised; null: none, empty: the served document contains it. */
  readonly html: string | null;
  readonly related: readonly LinkView[];
  readonly posts: readonly (CategoryPost & { readonly attributes: LinkAttributes })[];
};
