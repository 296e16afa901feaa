import type { RouterContextProvider } from "react-router";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { toComparePath } from "../model/compare-list";
import type { ComparedGroup, ComparePageView } from "../model/compare-view";
import { toBoxContents, toComparedRows } from "../model/comparison";
import type { Product } from "../model/product";
import { readPageI18n } from "./page-i18n.server";
import { toDeliveryDates } from "./to-card-view.server";
import { toComparedView } from "./to-compared-view.server";

/**
 * Loads the comparison of these SKUs, in their order, with all attributes.
 * Leaves out unavailable products and names them; null: the platform responds for none.
 */
export async function loadComparePage(
  context: Readonly<RouterContextProvider>,
  skus: readonly string[],
): Promise<ComparePageView | null> {
  const { catalogue } = context.get(requestContext).gateways;
  const [answers, offers] = await Promise.all([
    Promise.all(skus.map((sku) => catalogue.loadProductBySku(sku))),
    catalogue.loadShippingOffers(),
  ]);
  if (answers.length > 0 && answers.every(({ ok }) => !ok)) return null;
  const i18n = readPageI18n(context);
  const { translate, prefix } = i18n;
  const dates = toDeliveryDates(offers.ok ? offers.value : [], i18n, "short");
  const found = answers.flatMap((answer, index) => {
    const sku = skus[index];
    const product = answer.ok && answer.value?.isEligibleForSelling ? answer.value : null;
    return product && sku ? [{ sku, product }] : [];
  });
  const shown = found.map(({ sku }) => sku);
  const missing = skus.filter((sku) => !shown.includes(sku));
  const records = await Promise.all(missing.map((sku) => catalogue.loadProductRecord({ sku })));
  const isElsewhere = missing.map((_, index) => {
    const record = records[index];
    return record?.ok === true && record.value?.isPublished === true;
  });
  setPageHead(context, { title: translate("compare.title"), robots: "noindex, follow" });
  return {
    skus: shown,
    notSold: missing.filter((_, index) => isElsewhere[index]),
    unknown: missing.filter((_, index) => !isElsewhere[index]),
    products: found.map(({ sku, product }) => {
      const others = shown.filter((other) => other !== sku);
      const values = product.technicalData.map(({ value }) => value);
      return toComparedView(product, i18n, dates, { values, removeHref: toComparePath(prefix, others) });
    }),
    groups: toGroups(
      found.map(({ product }) => product),
      translate,
    ),
  };
}

type TranslateKey = (key: string) => string;

/** Technical data; sizes and weights; package contents. */
function toGroups(products: readonly Product[], translate: TranslateKey): readonly ComparedGroup[] {
  const box = products.map(({ deliveryPackage, name }) =>
    deliveryPackage
      ? [{ label: translate("compare.package"), value: toBoxContents(deliveryPackage, name) }]
      : [],
  );
  const groups = [
    { title: translate("compare.figures"), rows: toComparedRows(products.map((one) => one.technicalData)) },
    {
      title: translate("product.section.measures"),
      rows: toComparedRows(products.map((one) => one.measures)),
    },
    // Its only row has the name.
    { title: "", rows: toComparedRows(box) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
