import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import { formatMoney } from "../../i18n/formats";
import { chooseTranslation } from "../model/choose-translation";
import {
  type ExtraGuarantee,
  isGuaranteeOffered,
  listRelations,
  toGuaranteePrice,
} from "../model/extra-guarantee";
import type { Product } from "../model/product";
import type { GuaranteeView } from "../model/product-view";
import type { PageI18n } from "./page-i18n.server";

/** An extra guarantee for one product. */
export type GuaranteeOffer = { readonly guarantee: ExtraGuarantee; readonly price: Money };

/** Loads the extra guarantees for sale with a product, the shortest first. */
export async function loadGuaranteeOffers(
  catalogue: CatalogueGateway,
  product: Product,
): Promise<Result<readonly GuaranteeOffer[], GatewayError>> {
  const guarantees = await catalogue.loadGuarantees();
  return guarantees.ok ? ok(listOffers(guarantees.value, product)) : guarantees;
}

function listOffers(guarantees: readonly ExtraGuarantee[], product: Product): readonly GuaranteeOffer[] {
  if (!product.isEligibleForSelling) return [];
  const { sku, brand, parentSkus, tags, price } = product;
  const guaranteed = { sku, brand, relations: listRelations(sku, parentSkus, tags) };
  return guarantees
    .filter((guarantee) => isGuaranteeOffered(guarantee, guaranteed))
    .map((guarantee) => ({ guarantee, price: toGuaranteePrice(price.value, guarantee.ratePermyriad) }));
}

/** Formats the extra guarantees that are offered on a product's page. */
export function toGuaranteeViews(
  guarantees: readonly ExtraGuarantee[],
  product: Product,
  i18n: PageI18n,
): readonly GuaranteeView[] {
  return listOffers(guarantees, product).map((offer) => ({
    sku: offer.guarantee.sku,
    text: nameOffer(offer, i18n),
  }));
}

/** `2 more years of guarantee – 28,47 €`. */
function nameOffer(offer: GuaranteeOffer, i18n: PageI18n): string {
  return toOfferTexts(offer, i18n).join(" – ");
}

/** Returns an offer's name and its price. */
export function toOfferTexts(
  { guarantee, price }: GuaranteeOffer,
  { locale, translate }: PageI18n,
): readonly [name: string, price: string] {
  const chain = [translate.language, "en"];
  const name =
    chooseTranslation(guarantee.shortName, chain) ??
    chooseTranslation(guarantee.name, chain) ??
    guarantee.sku;
  return [name, formatMoney(price, locale)];
}
