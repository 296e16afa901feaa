import type { RouterContextProvider } from "react-router";
import type { GatewayError } from "../../foundation/gateway-error";
import { type Prompt, whenThere } from "../../foundation/prompt";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import type { CompareView } from "../model/compare-view";
import {
  chooseForComparison,
  comparisonAttributes,
  comparisonFetched,
  toComparedRows,
} from "../model/comparison";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { ShippingOffer } from "../model/shipping-offer";
import { readPageI18n } from "./page-i18n.server";
import { toDeliveryDates } from "./to-card-view.server";
import { toComparedView } from "./to-compared-view.server";

/** Finds the five best of thirty products to compare with; empty for a product without a family. */
export function findComparison(
  catalogue: CatalogueGateway,
  product: Product,
): Prompt<Result<readonly ProductCard[], GatewayError>> {
  return whenThere(catalogue.loadComparisonProducts(product, comparisonFetched), (found) =>
    found.ok ? ok(chooseForComparison(found.value)) : found,
  );
}

/** Builds the comparison with the found products, at most five attributes; null: nothing to compare with. */
export function toComparison(
  context: Readonly<RouterContextProvider>,
  product: Product,
  offers: readonly ShippingOffer[],
  compared: ReturnType<typeof findComparison>,
): Prompt<CompareView | null> {
  return whenThere(compared, (found) => {
    if (!found.ok || found.value.length === 0) return null;
    const i18n = readPageI18n(context);
    const dates = toDeliveryDates(offers, i18n, "short");
    const others = found.value;
    const attributes = [product.technicalData, ...others.map((other) => other.attributes)];
    return {
      products: [product, ...others].map((card) => toComparedView(card, i18n, dates)),
      groups: [{ title: "", rows: toComparedRows(attributes, comparisonAttributes) }],
    };
  });
}
