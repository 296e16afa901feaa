import type { KeyedCategory } from "./category";
import type { LinkView } from "./link-view";
import type { ListingQuery } from "./listing";
import type { ContentView, EmptyView } from "./listing-view";

/** A page that lists products, without the products. */
export type ListingPage = {
  /** Departments with their pictures, offered when nothing is found. */
  readonly departments: EmptyView["departments"];
  /** Title of the document, without the shop's name. */
  readonly title: string;
  readonly heading: string;
  readonly intro?: string;
  readonly logo?: string;
  readonly crumbs: readonly LinkView[];
  readonly below: readonly LinkView[];
  readonly picture: string | null;
  /** Its own path, with prefix: the target of its forms. */
  readonly path: string;
  readonly searched: string | null;
  /** A corrected search text; null: the search finds enough, or nothing is similar. */
  readonly spelling: string | null;
  /** The text of a similar search that finds something, while this one finds nothing. */
  readonly near?: string;
  /** The filter that the heading names: the one brand or tag of a page; absent: no filter. */
  readonly named?: Pick<ListingQuery, "brands" | "tags">;
  readonly content: ContentView;
  readonly menu: ListingMenu;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** The categories around the listing. */
export type ListingMenu = {
  /** Whether the category is a parameter of the page (searches), or has its own page. */
  readonly kind: "parameter" | "page";
  readonly above: readonly KeyedCategory[];
  readonly here: KeyedCategory | null;
  readonly below: readonly KeyedCategory[];
};

export const noContent: ContentView = { description: null, html: null, related: [], posts: [] };
