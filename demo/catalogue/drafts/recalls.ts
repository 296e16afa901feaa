import { localize } from "../language.ts";
import { type Article, articleAt } from "../trade/ordered-articles.ts";
import { words } from "../words/words.ts";

/** The article (a pallet truck) of a delivered demo order, whose buyer's serial number is affected (`trade/orders.ts`). */
const recalledArticle = 20;

/** Creates a recall as the merchant publishes it: a custom object that the shop reads. */
export function createRecalls(articles: readonly Article[]) {
  return [
    {
      container: "product-recalls",
      key: "lowering-valve",
      value: {
        skus: [articleAt(articles, recalledArticle).sku],
        serials: [{ from: "IH24-000100", to: "IH24-000199" }],
        publishedOn: "2026-10-12",
        risk: localize((language) => words[language].trade.recall.risk),
        remedy: localize((language) => words[language].trade.recall.remedy),
      },
    },
  ];
}
