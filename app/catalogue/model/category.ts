/** A category as menus and tiles show it. */
export type CategoryNode = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly picture: string | null;
  readonly children: readonly CategoryNode[];
};

export type CategoryLink = { readonly name: string; readonly slug: string };

/** With the key that the search uses. */
export type KeyedCategory = CategoryLink & { readonly key: string };

/**
 * A magazine article about a category.
 * `href`: URL, or a path of the shop without language prefix; null: the text is displayed only here.
 */
export type CategoryPost = { readonly title: string; readonly teaser: string; readonly href: string | null };

/** A category as its own page shows it; ancestors from the department down, without the hidden root. */
export type CategoryPage = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** Another category of the shop has the same name. */
  readonly hasNamesake: boolean;
  readonly slug: string;
  readonly ancestors: readonly KeyedCategory[];
  readonly children: readonly KeyedCategory[];
  readonly picture: string | null;
  readonly description: string | null;
  /** The merchant's HTML, not yet sanitised. */
  readonly contentHtml: string | null;
  readonly posts: readonly CategoryPost[];
  readonly related: readonly KeyedCategory[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  /** Language to slug, for hreflang and the language switcher. */
  readonly slugs: Readonly<Record<string, string>>;
};
