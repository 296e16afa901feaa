import type { FactsView, ProductView } from "../model/product-view";
import { KeptMarkup } from "./kept-markup";
import { ProductTexts } from "./product-texts";
import { TechnicalData } from "./technical-data";

/** Technical data, texts, guarantee and safety. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  return <KeptMarkup name="facts" part={AllFacts} shows={product.facts} />;
}

function AllFacts(facts: FactsView) {
  return (
    <>
      <TechnicalData facts={facts} />
      <ProductTexts facts={facts} />
    </>
  );
}
