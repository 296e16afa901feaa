import type { RouterContextProvider } from "react-router";
import { type BlockPage, toBlockId } from "../../catalogue/model/block-view";
import type { TableView, ToolsView } from "../../catalogue/model/listing-view";
import type { ProductCard } from "../../catalogue/model/product-card";
import { toPriceNote } from "../../catalogue/operations/delivery-costs.server";
import { loadBlockPage } from "../../catalogue/operations/load-block-page.server";
import { type PageI18n, readPageI18n } from "../../catalogue/operations/page-i18n.server";
import {
  type DeliveryDates,
  toCardView,
  toDeliveryDates,
} from "../../catalogue/operations/to-card-view.server";
import { toChooser, toTableOrder, toTableRows } from "../../catalogue/operations/to-table-view.server";
import { money } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import type { ComponentsView } from "../model/components-view";

/**
 * Loads the page that shows all design components.
 * It has all blocks of its composition, and data for the components' states.
 */
export async function loadComponents(
  context: Readonly<RouterContextProvider>,
): Promise<{ readonly view: ComponentsView; readonly page: BlockPage }> {
  const { catalogue } = context.get(requestContext).gateways;
  const i18n = readPageI18n(context);
  const [page, rows, offers] = await Promise.all([
    loadBlockPage(context, "components", { isOverview: true }),
    catalogue.loadProductRows([{ tag: "bestseller" }], states.length),
    catalogue.loadShippingOffers(),
  ]);
  const title = i18n.translate("blocks.components.title");
  setPageHead(context, { title, robots: "noindex, nofollow" });
  const found = rows.ok ? (rows.value[0] ?? []) : [];
  const products = found.map((product, at) => ({ ...product, ...states[at]?.(product) }));
  const dates = toDeliveryDates(offers.ok ? offers.value : [], i18n, "short");
  const cards = products.map((product) => toCardView(product, i18n, dates));
  return {
    page,
    view: {
      title,
      text: i18n.translate("blocks.components.text"),
      home: i18n.prefix || "/",
      cards,
      badges: cards.flatMap(({ badge, mark }) => (badge ? [[badge, mark] as const] : [])),
      tools: toTools(products, i18n),
      table: toTable(products, i18n, dates),
      blocks: page.blocks.map((block) => ({ name: block.kind, id: toBlockId(block) })),
      hasQuickAdd: page.hasQuickAdd,
      amounts: toAmounts(i18n),
    },
  };
}

/** One state of a card each, applied to a product of the catalogue. */
const states: readonly ((product: ProductCard) => Partial<ProductCard>)[] = [
  ({ price }) => ({ price: { ...price, reduction: reduce(price.value) } }),
  ({ price }) => ({ availableQuantity: 1, price: { ...price, reduction: null } }),
  () => ({ availableQuantity: 0 }),
  () => ({ rating: null, tags: [] }),
  () => ({ energyRating: "C A–G" }),
  () => ({ tags: ["bware"] }),
];

/** The tools above a filtered listing; its links lead to listings. */
function toTools(products: readonly ProductCard[], { prefix, translate }: PageI18n): ToolsView {
  const path = `${prefix}/search`;
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const count = products.length;
  return {
    path,
    hidden: [],
    chips: brands.map((brand) => ({ text: brand, href: `${path}?brand=${encodeURIComponent(brand)}` })),
    clear: path,
    range: translate("catalogue.listing.range", { from: Math.min(1, count), to: count, total: count }),
    sort: "relevance",
    pageSize: 24,
    views: [
      { name: "grid", href: path, isShown: false },
      { name: "table", href: `${path}?view=table`, isShown: true },
    ],
    hasFilters: false,
  };
}

function toTable(products: readonly ProductCard[], i18n: PageI18n, dates: DeliveryDates): TableView {
  const { translate, prefix } = i18n;
  const named = (products[0]?.attributes ?? []).filter(({ name }) => name !== undefined);
  const attributes = named.flatMap(({ name }) => (name === undefined ? [] : { name, unit: null }));
  const bare = { unit: null, href: null, sorted: null };
  return {
    caption: translate("listing.table.caption", { heading: translate("catalogue.listing.label") }),
    chooser: toChooser(attributes.length, i18n),
    columns: [
      { ...bare, title: translate("listing.table.product"), kind: "product", href: `${prefix}/search` },
      ...named.map(({ label }) => ({ ...bare, title: label, kind: "figure" as const })),
      {
        ...bare,
        title: translate("catalogue.filter.price"),
        unit: toPriceNote(products, i18n, dates),
        kind: "price",
        sorted: "ascending",
      },
      { ...bare, title: translate("listing.table.delivery"), kind: "stock" },
    ],
    rows: toTableRows(products, attributes, i18n, dates),
    order: toTableOrder(`${prefix}/components`, products.length, i18n),
    struck: translate("listing.table.struck"),
    unusual: translate("listing.table.unusual"),
  };
}

function reduce({ centAmount, currency }: ProductCard["price"]["value"]) {
  return { before: money(Math.round(centAmount * 1.25), currency), permyriad: 2000, validUntil: null };
}

function toAmounts({ locale, country }: PageI18n): ComponentsView["amounts"] {
  return {
    small: formatMoney(money(1990, country.currency), locale),
    large: formatMoney(money(1_234_500, country.currency), locale),
  };
}
