import type { KeyedCategory } from "./category";
import type { ContentView, EmptyView } from "./listing-parts";
import type { LinkView } from "./listing-view";

/** What a page that lists products is, beside the products. */
export type ListingPage = {
  /** Offered where nothing is found: departments with their pictures. */
  readonly departments: EmptyView["departments"];
  /** Of its document, without the shop's name. */
  readonly title: string;
  readonly heading: string;
  readonly crumbs: readonly LinkView[];
  readonly below: readonly LinkView[];
  readonly picture: string | null;
  /** Its own path, with prefix: where its forms lead. */
  readonly path: string;
  readonly searched: string | null;
  /** A text to search for instead; null: what was searched for finds enough, or is like nothing. */
  readonly spelling: string | null;
  readonly content: ContentView;
  readonly menu: ListingMenu;
  readonly languagePaths?: Readonly<Record<string, string>>;
};

/** The categories around the listing. */
export type ListingMenu = {
  /** The category is a parameter of the page (searches), or has a page of its own. */
  readonly kind: "parameter" | "page";
  readonly above: readonly KeyedCategory[];
  readonly here: KeyedCategory | null;
  readonly below: readonly KeyedCategory[];
};

export const noContent: ContentView = { description: null, html: null, related: [], posts: [] };
