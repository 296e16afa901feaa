import type { Money } from "../../money/money.ts";
import type { CartAction } from "../cart-action.ts";
import { findCustomLineItem, replaceCustomLineItem } from "../find-line-item.ts";
import { requireMoney } from "../require-money.ts";

interface ChangeCustomLineItemMoneyInput {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
  readonly money: { readonly centPrecision?: Money | null };
}

export const changeCustomLineItemMoney: CartAction = {
  apply(cart, input: ChangeCustomLineItemMoneyInput) {
    const line = findCustomLineItem(cart, input.customLineItemId, input.customLineItemKey);
    const money = requireMoney(input.money, cart.totalPrice.currencyCode);
    return replaceCustomLineItem(cart, line.id, { ...line, money });
  },
};
