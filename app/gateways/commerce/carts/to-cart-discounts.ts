import type { Cart, CartDiscount, LineDiscount } from "../../../cart/model/cart";
import { addMoney } from "../../../foundation/money";
import type {
  PlatformCartAnswer,
  PlatformDiscountAnswer,
  PlatformLineAnswer,
  PlatformOrderAnswer,
  PlatformPortionAnswer,
} from "./cart-documents";
import { type ShopLanguages, toMoney, toText } from "./platform-values";

type Answer = PlatformCartAnswer | PlatformOrderAnswer;

/**
 * Sums what each discount takes off the lines, the total and the delivery; lists the refused gifts.
 * Leaves out discounts that the platform no longer names.
 */
export function toCartDiscounts(
  answer: Answer,
  languages: ShopLanguages,
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
  const { refusedGifts: refused } = answer;
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

/** Sums what each cart discount takes off a line; discounts that the platform no longer names count as one. */
export function toLineDiscounts(
  line: Pick<PlatformLineAnswer, "discountedPricePerQuantity">,
  languages: ShopLanguages,
): readonly LineDiscount[] {
  const byId = new Map<string, LineDiscount>();
  for (const { discount, discountedAmount } of listLinePortions(line)) {
    const id = discount?.id ?? "unknown";
    const amount = toMoney(discountedAmount);
    const known = byId.get(id);
    const name = discount ? toText(discount.nameAllLocales, languages) : {};
    const permyriad = discount && readPermyriad(discount);
    byId.set(
      id,
      known ? { ...known, amount: addMoney(known.amount, amount) } : { id, name, permyriad, amount },
    );
  }
  return [...byId.values()];
}

/** The platform's amounts are for one piece each. */
function listLinePortions({
  discountedPricePerQuantity,
}: Pick<PlatformLineAnswer, "discountedPricePerQuantity">): PlatformPortionAnswer[] {
  return discountedPricePerQuantity.flatMap(({ quantity, discountedPrice }) =>
    discountedPrice.includedDiscounts.map(({ discount, discountedAmount: { centAmount, currencyCode } }) => ({
      discount,
      discountedAmount: { centAmount: centAmount * quantity, currencyCode },
    })),
  );
}

function listPortions({ lineItems, discountOnTotalPrice, shippingInfo }: Answer): PlatformPortionAnswer[] {
  return [
    ...lineItems.flatMap(listLinePortions),
    ...(discountOnTotalPrice?.includedDiscounts ?? []),
    ...(shippingInfo?.discountedPrice?.includedDiscounts ?? []),
  ];
}

const types = ["relative", "absolute", "fixed", "giftLineItem"] as const;

function toDiscount(
  discount: PlatformDiscountAnswer,
  languages: ShopLanguages,
): Omit<CartDiscount, "discountedAmount"> {
  const { id, nameAllLocales, value, target, requiresDiscountCode } = discount;
  return {
    id,
    name: toText(nameAllLocales, languages),
    type: types.find((type) => type === value.type) ?? "absolute",
    target: target?.type ?? null,
    permyriad: readPermyriad(discount),
    requiresDiscountCode,
  };
}

/** null: not a percentage. */
function readPermyriad({ value }: PlatformDiscountAnswer): number | null {
  return "permyriad" in value ? value.permyriad : null;
}
