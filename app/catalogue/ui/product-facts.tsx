import { use } from "react";
import { MarkupMemoContext } from "../../design/markup-memo";
import { TranslateContext, useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ProductView } from "../model/product-view";
import { ProductTexts } from "./product-texts";
import { TechnicalData } from "./technical-data";

/** What of a product only the merchant changes; price, stock and delivery do not belong here. */
export type Facts = Pick<
  ProductView,
  | "sku"
  | "model"
  | "ean"
  | "figures"
  | "highlights"
  | "description"
  | "deliveryPackage"
  | "manualUrl"
  | "hasGuaranteeNotice"
  | "manufacturer"
  | "warnings"
>;

/** Technical data, texts, guarantee and safety: the server keeps their markup by what they say. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const remember = use(MarkupMemoContext);
  const facts = pickFacts(product);
  const toElement = () => (
    <TranslateContext value={translate}>
      <TechnicalData facts={facts} />
      <ProductTexts facts={facts} prefix={prefix} />
    </TranslateContext>
  );
  if (!remember) return <div>{toElement()}</div>;
  const markup = remember(`facts ${translate.locale}${prefix} ${JSON.stringify(facts)}`, toElement);
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

function pickFacts(product: ProductView): Facts {
  const { sku, model, ean, figures, highlights, description } = product;
  const { deliveryPackage, manualUrl, hasGuaranteeNotice, manufacturer, warnings } = product;
  return {
    sku,
    model,
    ean,
    figures,
    highlights,
    description,
    deliveryPackage,
    manualUrl,
    hasGuaranteeNotice,
    manufacturer,
    warnings,
  };
}
