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

/** A category as its own page shows it; ancestors from the department down, without the hidden root. */
export type CategoryPage = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly slug: string;
  readonly ancestors: readonly CategoryLink[];
  readonly children: readonly CategoryLink[];
  readonly description: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  /** Language to slug, for hreflang and the language switcher. */
  readonly slugs: Readonly<Record<string, string>>;
};
