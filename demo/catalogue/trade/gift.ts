import { localize } from "../language.ts";
import { words } from "../words/words.ts";
import { createVirtualProduct } from "./virtual-product.ts";

/** Its own article, so that a shopper who buys a work light besides has two lines that nothing mixes up. */
export const giftSku = "4100091";

/** What a cart discount of the kind gift puts into the cart. */
export function createGift(picture: string) {
  return createVirtualProduct({
    sku: giftSku,
    productType: "gift",
    name: localize((language) => words[language].trade.gift.name),
    description: localize((language) => words[language].trade.gift.description),
    slug: localize(() => `gift-work-light-0${giftSku}`),
    euros: 29,
    pictures: [picture],
    attributes: [{ name: "brand", value: "Ironhall" }],
  });
}
