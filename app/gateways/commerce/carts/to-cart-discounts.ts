import type { Cart, CartDiscount } from "../../../cart/model/cart";
import { addMoney } from "../../../foundation/money";
import type {
  PlatformCartAnswer,
  PlatformDiscountAnswer,
  PlatformOrderAnswer,
  PlatformPortionAnswer,
} from "./cart-shape";
import { toMoney, toText } from "./to-cart-line";

type Answer = PlatformCartAnswer | PlatformOrderAnswer;

/**
 * What each discount takes off the lines, the total and the delivery, the amounts of one together; and the gifts that
 * were refused. What the platform can name no more is left out.
 */
export function toCartDiscounts(
  answer: Answer,
  languages: ReadonlySet<string>,
): Pick<Cart, "discounts" | "refusedGifts"> {
  const byId = new Map<string, CartDiscount>();
  for (const { discount, discountedAmount } of listPortions(answer)) {
    if (!discount) continue;
    const amount = toMoney(discountedAmount);
    const known = byId.get(discount.id);
    byId.set(
      discount.id,
      known
        ? { ...known, discountedAmount: addMoney(known.discountedAmount, amount) }
        : { ...toDiscount(discount, languages), discountedAmount: amount },
    );
  }
  const refused = (answer.refusedGifts ?? []).filter((gift) => gift !== null);
  return {
    ...(byId.size > 0 && { discounts: [...byId.values()] }),
    ...(refused.length > 0 && {
      refusedGifts: refused.map(({ id, nameAllLocales }) => ({
        id,
        name: toText(nameAllLocales, languages),
      })),
    }),
  };
}

/** Those of a line are for one piece. */
function listPortions({ lineItems, discountOnTotalPrice, shippingInfo }: Answer): PlatformPortionAnswer[] {
  const ofLines = lineItems.flatMap(({ discountedPricePerQuantity }) =>
    (discountedPricePerQuantity ?? []).flatMap(({ quantity, discountedPrice }) =>
      (discountedPrice.includedDiscounts ?? []).map(
        ({ discount, discountedAmount: { centAmount, currencyCode } }) => ({
          discount,
          discountedAmount: { centAmount: centAmount * quantity, currencyCode },
        }),
      ),
    ),
  );
  return [
    ...ofLines,
    ...(discountOnTotalPrice?.includedDiscounts ?? []),
    ...(shippingInfo?.discountedPrice?.includedDiscounts ?? []),
  ];
}

const types = ["relative", "absolute", "fixed", "giftLineItem"] as const;

function toDiscount(
  { id, nameAllLocales, value, target, requiresDiscountCode }: PlatformDiscountAnswer,
  languages: ReadonlySet<string>,
): Omit<CartDiscount, "discountedAmount"> {
  return {
    id,
    name: toText(nameAllLocales, languages),
    type: types.find((type) => type === value.type) ?? "absolute",
    target: target?.type ?? null,
    permyriad: value.permyriad ?? null,
    requiresDiscountCode,
  };
}
