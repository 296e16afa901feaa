import type { ProductView } from "../model/product-view";
import { KeptMarkup } from "./kept-markup";
import { ProductTexts } from "./product-texts";
import { TechnicalData } from "./technical-data";

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

/** Technical data, texts, guarantee and safety. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  return <KeptMarkup name="facts" part={AllFacts} shows={pickFacts(product)} />;
}

function AllFacts(facts: Facts) {
  return (
    <>
      <TechnicalData facts={facts} />
      <ProductTexts facts={facts} />
    </>
  );
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
