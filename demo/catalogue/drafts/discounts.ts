import { localize } from "../language.ts";
import { createOtherDiscounts } from "../trade/cart-discounts.ts";
import { discountCodes } from "../trade/discount-codes.ts";
import { type Reduction, reductions } from "../trade/reduction.ts";
import { daysFrom } from "../trade/traded.ts";
import { createVolumeDiscounts } from "../trade/volume-discounts.ts";
import { words } from "../words/words.ts";
import { byKey } from "./draft.ts";

/**
 * Creates external product discounts.
 * The price itself contains the reduced value, the discount its validity.
 */
export function createProductDiscounts(now: Date) {
  return reductions.map((reduction, at) => ({
    key: reduction.key,
    name: localize((language) => words[language].trade.reductions[reduction.key]),
    value: { type: "external" },
    predicate: "1 = 1",
    sortOrder: `0.${reductions.length - at}`,
    isActive: true,
    ...toValidity(reduction, now),
  }));
}

function toValidity({ fromDay, untilDay }: Pick<Reduction, "fromDay" | "untilDay">, now: Date) {
  const day = daysFrom(now);
  return {
    ...(fromDay === undefined ? {} : { validFrom: day(fromDay) }),
    ...(untilDay === undefined ? {} : { validUntil: day(untilDay) }),
  };
}

export function createCartDiscounts() {
  return [...createVolumeDiscounts(), ...createOtherDiscounts()];
}

export function createDiscountCodes(now: Date) {
  return discountCodes.map(({ code, discount, isActive = true, fromDay, untilDay, maxApplications }) => ({
    key: discount,
    code,
    name: localize((language) => words[language].trade.discounts[discount]),
    cartDiscounts: [byKey("cart-discount", discount)],
    isActive,
    ...toValidity({ fromDay, untilDay }, now),
    ...(maxApplications === undefined ? {} : { maxApplications }),
  }));
}
