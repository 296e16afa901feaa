import type { Translate } from "../../i18n/translate";
import { type CartDiscountCode, type CartLine, chooseText } from "../model/cart";

/**
 * Returns the gift note of a line with its discount and code: "Gift with code GIFTLIGHT: A work light on us".
 * Returns null if the line is no gift.
 */
export function toGiftText(
  { kind, discounts = [] }: Pick<CartLine, "kind" | "discounts">,
  codes: readonly CartDiscountCode[],
  translate: Translate,
): string | null {
  if (kind !== "gift") return null;
  const [giver] = discounts;
  const code = codes.find(({ discountIds = [] }) => giver && discountIds.includes(giver.id))?.code;
  const label = code ? translate("cart.line.giftByCode", { code }) : translate("cart.line.gift");
  const text = giver ? chooseText(giver.name, translate.language) : "";
  return text ? translate("cart.labelled", { label, text }) : label;
}
