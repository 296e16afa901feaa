import { array, type Infer, integer, max, min, nullable, optional, size, string, type } from "superstruct";
import { CouponCode } from "../middleware-api/cart-actions";
import { described, optionally } from "./described";

const Text = size(string(), 1, 300);
const Short = size(string(), 0, 200);
const mostLines = 50;
const mostPieces = 1_000;
const mostCodes = 5;

/** `types/line_item.json`; the id of a line is not needed: a line is known by its item. */
const Line = type({
  item: type({ id: described(Text, "Id of a variant (the item number)") }),
  quantity: described(max(min(integer(), 1), mostPieces), "Number of pieces"),
});
const Lines = size(array(Line), 0, mostLines);
export type RequestedLine = Infer<typeof Line>;

const Discounts = type({
  codes: optionally(size(array(CouponCode), 0, mostCodes), "All discount codes; an empty list removes them"),
});

/** `cart.json` with `discount.json`. The lines replace those of the cart. */
export const CartRequest = type({
  line_items: described(Lines, "All lines that the cart shall have"),
  discounts: optional(Discounts),
});
export type CartRequest = Infer<typeof CartRequest>;

/** `types/shipping_destination.json` */
const Destination = type({
  first_name: optional(Short),
  last_name: optional(Short),
  street_address: optionally(Short, "Street and number"),
  extended_address: optional(Short),
  address_locality: optionally(Short, "Town"),
  address_region: optional(Short),
  postal_code: optional(Short),
  address_country: optionally(Short, "ISO 3166-1 alpha-2; the shop delivers in its own country"),
  phone_number: optional(Short),
});
export type Destination = Infer<typeof Destination>;

const FulfillmentMethod = type({
  destinations: optional(size(array(Destination), 0, 1)),
  groups: optional(
    size(
      array(
        type({ selected_option_id: optionally(nullable(Text), "Id of the chosen option of the response") }),
      ),
      0,
      1,
    ),
  ),
});

const Buyer = type({
  email: optional(size(string(), 0, 254)),
  first_name: optional(Short),
  last_name: optional(Short),
  phone_number: optional(Short),
});

/** `checkout.json` with `fulfillment.json` and `discount.json`. */
export const CheckoutRequest = type({
  cart_id: optionally(Text, "Id of a cart to check out; its lines and codes are used"),
  line_items: optionally(Lines, "All lines that the checkout shall have"),
  discounts: optional(Discounts),
  buyer: optional(Buyer),
  fulfillment: optional(type({ methods: optional(size(array(FulfillmentMethod), 0, 1)) })),
});
export type CheckoutRequest = Infer<typeof CheckoutRequest>;
