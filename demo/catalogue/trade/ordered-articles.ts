/** The parts of a product draft that orders need. */
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

/** Lists a catalogue's new machines, which orders name by index. */
export function listArticles(products: readonly ArticleDraft[]): readonly Article[] {
  return products
    .filter(({ key }) => newMachine.test(key))
    .map(({ masterVariant: { sku, attributes } }) => ({
      sku,
      isFreight: attributes.some(({ name, value }) => name === "isPackageTypeFreight" && value === true),
    }));
}

/** Returns the article at an index, modulo the size of a small catalogue. */
export function articleAt(articles: readonly Article[], place: number): Article {
  const article = articles[place % articles.length];
  if (!article) throw new Error("the catalogue has no new machines to order: ask for more products");
  return article;
}
