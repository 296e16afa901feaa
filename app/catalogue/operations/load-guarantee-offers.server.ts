import type { RouterContextProvider } from "react-router";
import { createInputsMemo } from "../../foundation/derived-memo";
import type { GatewayError } from "../../foundation/gateway-error";
import type { Money } from "../../foundation/money";
import { ok, type Result } from "../../foundation/result";
import type { CatalogueGateway } from "../../gateways/commerce/catalogue-gateway";
import { formatMoney } from "../../i18n/formats";
import { gatewaysContext } from "../../request/context";
import { chooseWord } from "../model/choose-word";
import {
  type ExtraGuarantee,
  isGuaranteeOffered,
  listRelations,
  toGuaranteePrice,
} from "../model/extra-guarantee";
import { packTexts } from "../model/packed-texts";
import type { Product } from "../model/product";
import { type PageWords, readPageWords } from "./page-words.server";

/** An extra guarantee for one product. */
export type GuaranteeOffer = { readonly guarantee: ExtraGuarantee; readonly price: Money };

/** The extra guarantees that are for sale with a product, the shortest first. */
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

const texts = createInputsMemo<string>(500);

/** `packTexts` of SKU, name with price …; empty where none can be had: the product is for sale without. */
export async function loadGuaranteeTexts(
  context: Readonly<RouterContextProvider>,
  product: Product,
): Promise<string> {
  const guarantees = await context.get(gatewaysContext).catalogue.loadGuarantees();
  if (!guarantees.ok) return "";
  const words = readPageWords(context);
  return texts(`${words.locale} ${product.sku}`, [guarantees.value, product], () =>
    packTexts(
      listOffers(guarantees.value, product).flatMap((offer) => [
        offer.guarantee.sku,
        nameOffer(offer, words),
      ]),
    ),
  );
}

/** `2 more years of guarantee – 28,47 €`. */
export function nameOffer({ guarantee, price }: GuaranteeOffer, { locale, translate }: PageWords): string {
  const chain = [translate.language, "en"];
  const name = chooseWord(guarantee.shortName, chain) ?? chooseWord(guarantee.name, chain) ?? guarantee.sku;
  return `${name} – ${formatMoney(price, locale)}`;
}
