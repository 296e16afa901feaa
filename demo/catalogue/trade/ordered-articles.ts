/** What orders need to know of a product draft. */
interface ArticleDraft {
  readonly key: string;
  readonly masterVariant: {
    readonly sku: string;
    readonly attributes: readonly { readonly name: string; readonly value?: unknown }[];
  };
}

/** Rows from 9900 on are accessories. */
const newMachine = /^EX10\d{2}(?!99)\d{4}$/;

export interface Article {
  readonly sku: string;
  readonly isFreight: boolean;
}

/** The new machines of a catalogue, which orders name by their place. */
export function listArticles(products: readonly ArticleDraft[]): readonly Article[] {
  return products
    .filter(({ key }) => newMachine.test(key))
    .map(({ masterVariant: { sku, attributes } }) => ({
      sku,
      isFreight: attributes.some(({ name, value }) => name === "isPackageTypeFreight" && value === true),
    }));
}

/** The article at a place, round and round where a small catalogue has fewer. */
export function articleAt(articles: readonly Article[], place: number): Article {
  const article = articles[place % articles.length];
  if (!article) throw new Error("the catalogue has no new machines to order: ask for more products");
  return article;
}
