import type { RouterContextProvider } from "react-router";
import type { BlockPage } from "../../catalogue/model/block-view";
import type { ProductCard } from "../../catalogue/model/product-card";
import { loadBlockPage } from "../../catalogue/operations/load-block-page.server";
import { type PageWords, readPageWords } from "../../catalogue/operations/page-words.server";
import { toCardView, toDeliveryDates } from "../../catalogue/operations/to-card-view.server";
import { money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { gatewaysContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { ComponentsView } from "../model/components-view";

/** The living page of the design: all blocks of its composition, and what elements need to show their states. */
export async function loadComponents(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly view: ComponentsView; readonly page: BlockPage }> {
  const { catalogue } = context.get(gatewaysContext);
  const words = readPageWords(context);
  const [page, rows, offers] = await Promise.all([
    loadBlockPage(context, "components"),
    catalogue.loadProductRows([{ tag: "bestseller" }], states.length),
    catalogue.loadShippingOffers(),
  ]);
  const title = words.translate("blocks.components.title");
  setPageHead(context, { title, robots: "noindex, nofollow" });
  const products = rows.ok ? (rows.value[0] ?? []) : [];
  const dates = toDeliveryDates(offers.ok ? offers.value : [], words, "short");
  return {
    page,
    view: {
      title,
      text: words.translate("blocks.components.text"),
      home: words.prefix || "/",
      cards: products.map((product, at) =>
        toCardView({ ...product, ...states[at]?.(product) }, words, dates),
      ),
      hasQuickAdd: page.hasQuickAdd,
      amounts: toAmounts(words),
    },
  };
}

/** A state of a card each, laid over a product of the catalogue. */
const states: readonly ((product: ProductCard) => Partial<ProductCard>)[] = [
  ({ price }) => ({ price: { ...price, reduction: reduce(price.value) } }),
  ({ price }) => ({ availableQuantity: 1, price: { ...price, reduction: null } }),
  () => ({ availableQuantity: 0 }),
  () => ({ rating: null, tags: [] }),
  () => ({ energyRating: "C A–G" }),
  () => ({ tags: ["bware"] }),
];

function reduce({ centAmount, currency }: ProductCard["price"]["value"]) {
  return { before: money(Math.round(centAmount * 1.25), currency), permyriad: 2000, validUntil: null };
}

function toAmounts({ locale, country }: PageWords): ComponentsView["amounts"] {
  return {
    small: formatMoney(money(1990, country.currency), locale),
    large: formatMoney(money(1_234_500, country.currency), locale),
  };
}
