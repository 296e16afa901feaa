import { invalidOperation } from "../../errors/platform-errors.ts";
import type { Address } from "../../resources/address.ts";
import type { CustomFields } from "../../resources/custom-fields.ts";
import {
  type ChangeCustomFields,
  setCustomFieldOf,
  setCustomTypeOf,
} from "../../resources/document-action.ts";
import type { Cart, CustomLineItem, LineItem, ShippingInfo } from "../cart.ts";
import type { CartAction, CartNeeds } from "../cart-action.ts";
import type { CartFacts } from "../cart-facts.ts";

/** A part of a cart that several actions change in the same way. `Name` identifies it in an action's input. */
export interface CartPart<Item, Name = object> {
  /** Throws InvalidOperation if the cart has none. */
  find(cart: Cart, name: Name): Item;
  /** The cart with the part replaced, or removed without a replacement. */
  replace(cart: Cart, former: Item, next: Item | undefined): Cart;
}

interface LineItemName {
  readonly lineItemId?: string | null;
  readonly lineItemKey?: string | null;
}

interface CustomLineItemName {
  readonly customLineItemId?: string | null;
  readonly customLineItemKey?: string | null;
}

export const lineItem: CartPart<LineItem, LineItemName> = {
  find: (cart, { lineItemId, lineItemKey }) => findLine(cart.lineItems, "line item", lineItemId, lineItemKey),
  replace: (cart, former, next) => ({ ...cart, lineItems: replaceLine(cart.lineItems, former, next) }),
};

export const customLineItem: CartPart<CustomLineItem, CustomLineItemName> = {
  find: (cart, { customLineItemId, customLineItemKey }) =>
    findLine(cart.customLineItems, "custom line item", customLineItemId, customLineItemKey),
  replace: (cart, former, next) => ({
    ...cart,
    customLineItems: replaceLine(cart.customLineItems, former, next),
  }),
};

export const shipping: CartPart<ShippingInfo> = {
  find: ({ shippingInfo }) => {
    if (!shippingInfo) throw invalidOperation("The cart has no shipping method.");
    return shippingInfo;
  },
  replace: (cart, _former, shippingInfo) => ({ ...cart, shippingInfo }),
};

/** One of the cart's two addresses. */
export function addressOf(use: "shipping" | "billing"): CartPart<Address> {
  const field = `${use}Address` as const;
  return {
    find: (cart) => {
      const address = cart[field];
      if (!address) throw invalidOperation(`The cart has no ${use} address.`);
      return address;
    },
    replace: (cart, _former, address) => ({ ...cart, [field]: address }),
  };
}

interface Customised {
  readonly custom?: CustomFields;
}

/** Custom fields that are directly in a field of the cart. */
export function customIn(field: "custom" | "shippingCustomFields"): CartPart<Customised> {
  return {
    find: (cart) => ({ custom: cart[field] }),
    replace: (cart, _former, next) => ({ ...cart, [field]: next?.custom }),
  };
}

/** An action that changes one part of the cart; a part that becomes undefined is removed. */
export function changePart<Item, Name, Input extends Name>(
  part: CartPart<Item, Name>,
  change: (item: Item, input: Input, cart: Cart, facts: CartFacts) => Item | undefined,
  readNeeds?: (input: Input, cart: Cart) => CartNeeds,
): CartAction<Input> {
  return {
    ...(readNeeds ? { readNeeds } : {}),
    apply(cart, input, facts) {
      const item = part.find(cart, input);
      return part.replace(cart, item, change(item, input, cart, facts));
    },
  };
}

/** The two actions on a part's custom fields: its type with all fields at once, and one field. */
export function customActions<Item extends Customised, Name extends object>(part: CartPart<Item, Name>) {
  const changeFields: ChangeCustomFields<Cart, Name> = (cart, change, name) => {
    const item = part.find(cart, name);
    return part.replace(cart, item, { ...item, custom: change(item.custom) });
  };
  return { setType: setCustomTypeOf(changeFields), setField: setCustomFieldOf(changeFields) };
}

interface Line {
  readonly id: string;
  readonly key?: string;
}

function findLine<Item extends Line>(
  lines: readonly Item[],
  what: string,
  id: string | null | undefined,
  key: string | null | undefined,
): Item {
  const found = lines.find((line) => (id ? line.id === id : !!key && line.key === key));
  if (found) return found;
  throw invalidOperation(
    `The cart does not contain a ${what} with ${id ? `ID '${id}'` : `key '${key ?? ""}'`}.`,
  );
}

function replaceLine<Item extends Line>(
  lines: readonly Item[],
  { id }: Item,
  next: Item | undefined,
): Item[] {
  return lines.flatMap((line) => (line.id === id ? (next ?? []) : line));
}
