import type { CardView } from "./card-view";
import type { PageSize, SortOption } from "./listing";

/** Text and path. */
export type LinkView = readonly [text: string, href: string];

/** A listing or search page, ready to show. */
export type ListingView = {
  readonly metaTitle: string;
  readonly heading: string;
  readonly crumbs: readonly LinkView[];
  /** Subcategories. */
  readonly below: readonly LinkView[];
  readonly description?: string;
  /** The page's own path, with prefix: where its forms lead. */
  readonly path: string;
  readonly cards: readonly CardView[];
  readonly count: string;
  readonly range: string;
  readonly filter: FilterView;
  readonly chips: readonly LinkView[];
  /** Without all filters. */
  readonly clear: string;
  readonly sort: SortOption;
  readonly pageSize: PageSize;
  readonly page: number;
  readonly pages: number;
  /** Address of page 1 without `page`; others append it. */
  readonly pagePath: string;
  /** Products may be put into the cart from the card. */
  readonly hasQuickAdd: boolean;
  /** What was searched for; null on categories. */
  readonly searched: string | null;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

export type FilterView = {
  readonly brands: readonly (readonly [name: string, count: number, isChosen: boolean])[];
  readonly from: string;
  readonly to: string;
  readonly lowest: string;
  readonly highest: string;
  readonly currency: string;
  /** Fields that the forms carry along. */
  readonly kept: readonly (readonly [name: string, value: string])[];
};
