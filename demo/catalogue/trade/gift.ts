import { localize } from "../language.ts";
import { words } from "../words/words.ts";
import { createVirtualProduct } from "./virtual-product.ts";

/** A separate article, so that a shopper who also buys a work light has two distinct lines. */
export const giftSku = "4100091";

/** Creates the gift that a cart discount adds to the cart. */
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
