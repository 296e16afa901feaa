import { array, min, nonempty, optional, string, type } from "superstruct";
import { invalidField, invalidOperation, requiredField } from "../../errors/platform-errors.ts";
import type { JsonObject } from "../../json/json.ts";
import type { AddressInput } from "../../requests/schema-inputs.ts";
import { type Address, toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import { LongStruct } from "../../resources/draft-structs.ts";
import { parseDraft } from "../../resources/parse-draft.ts";
import { readDraft } from "../../schema/read-input.ts";
import type { Cart, ItemShippingDetails } from "../cart.ts";
import type { CartAction } from "../cart-action.ts";
import { type CartPart, changePart, customLineItem, lineItem } from "./cart-part.ts";

/** An action that the served GraphQL schema lacks: `parse` checks its REST form. */
interface RestCartAction<Input> extends CartAction<Input> {
  parse(action: JsonObject): Input;
}

interface AddressAction {
  readonly address: AddressInput;
}

/** Throws InvalidJsonInput, RequiredField for an address without a key. */
function parseAddress(action: JsonObject): AddressAction {
  const address = readDraft<AddressInput>("AddressInput", action.address);
  if (!address.key) throw requiredField("address.key");
  return { address };
}

const readTypes = ({ address }: AddressAction) => ({
  types: address.custom ? [readTypeName(address.custom)] : [],
});

function hasKey(key: string | null | undefined) {
  return (address: Address) => address.key === key;
}

/** Throws InvalidOperation if the cart has no such item shipping address. */
function requireAddress({ itemShippingAddresses = [] }: Cart, key: string | null | undefined): void {
  if (itemShippingAddresses.some(hasKey(key))) return;
  throw invalidOperation(`The cart does not contain an item shipping address with key '${key ?? ""}'.`);
}

const add: RestCartAction<AddressAction> = {
  parse: parseAddress,
  readNeeds: readTypes,
  apply(cart, { address }, { types }) {
    const addresses = cart.itemShippingAddresses ?? [];
    if (addresses.some(hasKey(address.key))) {
      throw invalidOperation(`The cart contains an item shipping address with key '${address.key}' already.`);
    }
    return { ...cart, itemShippingAddresses: [...addresses, toAddress(address, types)] };
  },
};

const update: RestCartAction<AddressAction> = {
  parse: parseAddress,
  readNeeds: readTypes,
  apply(cart, { address }, { types }) {
    requireAddress(cart, address.key);
    const isMeant = hasKey(address.key);
    return {
      ...cart,
      itemShippingAddresses: (cart.itemShippingAddresses ?? []).map((each) =>
        isMeant(each) ? toAddress(address, types) : each,
      ),
    };
  },
};

interface Removal {
  readonly addressKey: string;
}

const remove: RestCartAction<Removal> = {
  parse: (action) => parseDraft(action, type({ addressKey: string() })),
  apply(cart, { addressKey }) {
    requireAddress(cart, addressKey);
    const isUsed = [...cart.lineItems, ...cart.customLineItems].some(({ shippingDetails }) =>
      shippingDetails?.targets.some((target) => target.addressKey === addressKey),
    );
    if (isUsed) {
      throw invalidOperation(`The item shipping address with key '${addressKey}' is used by a line item.`);
    }
    const isGone = hasKey(addressKey);
    return {
      ...cart,
      itemShippingAddresses: (cart.itemShippingAddresses ?? []).filter((each) => !isGone(each)),
    };
  },
};

const DetailsStruct = type({
  lineItemId: optional(string()),
  lineItemKey: optional(string()),
  customLineItemId: optional(string()),
  customLineItemKey: optional(string()),
  shippingDetails: optional(
    type({
      targets: nonempty(
        array(
          type({
            addressKey: string(),
            quantity: min(LongStruct, 0),
            shippingMethodKey: optional(string()),
          }),
        ),
      ),
    }),
  ),
});

type DetailsAction = ReturnType<typeof parseDetails>;

function parseDetails(action: JsonObject) {
  return parseDraft(action, DetailsStruct);
}

/** Throws InvalidField for a target that is not one of the cart's addresses, or is named twice. */
function toDetails(
  cart: Cart,
  { shippingDetails }: DetailsAction,
  quantity: number,
): ItemShippingDetails | undefined {
  const known = (cart.itemShippingAddresses ?? []).flatMap(({ key }) => key ?? []);
  const targets = shippingDetails?.targets ?? [];
  for (const [at, { addressKey }] of targets.entries()) {
    const isTwice = targets.findIndex((target) => target.addressKey === addressKey) < at;
    if (isTwice || !known.includes(addressKey))
      throw invalidField("shippingDetails.targets.addressKey", addressKey, known);
  }
  const left = targets.filter((target) => target.quantity > 0);
  return left.length === 0 ? undefined : toShippingDetails(left, quantity);
}

/** Details of a line; they are valid if the targets cover all its units. */
export function toShippingDetails(
  targets: ItemShippingDetails["targets"],
  quantity: number,
): ItemShippingDetails {
  const sent = targets.reduce((sum, target) => sum + target.quantity, 0);
  return { targets, valid: sent === quantity };
}

interface Shipped {
  readonly quantity: number;
  readonly shippingDetails?: ItemShippingDetails | undefined;
}

/** Sets or removes the distribution of a line's units over the item shipping addresses. */
function setDetails<Line extends Shipped, Name>(part: CartPart<Line, Name>) {
  return {
    parse: parseDetails,
    ...changePart(part, (line, input: DetailsAction & Name, cart) => ({
      ...line,
      shippingDetails: toDetails(cart, input, line.quantity),
    })),
  };
}

/** Actions on shipping addresses of single items. Prices, taxes and shipping rates follow the cart's own address. */
export const itemShippingActions = {
  addItemShippingAddress: add,
  updateItemShippingAddress: update,
  removeItemShippingAddress: remove,
  setLineItemShippingDetails: setDetails(lineItem),
  setCustomLineItemShippingDetails: setDetails(customLineItem),
};

function withDetails<Line extends Shipped>(line: Line): Line {
  const { shippingDetails: details, quantity } = line;
  if (!details) return line;
  const checked = toShippingDetails(details.targets, quantity);
  return checked.valid === details.valid ? line : { ...line, shippingDetails: checked };
}

/** Checks the shipping details of the cart's lines against their present quantities. */
export function checkShippingDetails(cart: Cart): Cart {
  const isPlain = (line: Shipped) => !line.shippingDetails;
  if (cart.lineItems.every(isPlain) && cart.customLineItems.every(isPlain)) return cart;
  return {
    ...cart,
    lineItems: cart.lineItems.map(withDetails),
    customLineItems: cart.customLineItems.map(withDetails),
  };
}
