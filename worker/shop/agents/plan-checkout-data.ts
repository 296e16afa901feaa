import { type Cart, needsDelivery } from "../../../app/cart/model/cart";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import type { AddressFormValues } from "../../../app/checkout/model/address-fields";
import { parseAddressPart } from "../../../app/checkout/model/parse-address-part";
import type { Country } from "../../../app/countries/model/country";
import { emailPattern } from "../../../app/foundation/form-rules";
import type { UcpMessage } from "./agent-call";
import type { CheckoutRequest, Destination } from "./cart-requests";
import type { PlannedCommand } from "./plan-cart-lines";

/** Commands for the accepted data, and messages for the rest. */
export type PlannedData = {
  readonly plan: readonly PlannedCommand[];
  readonly refused: readonly UcpMessage[];
};

const destinationPath = "$.fulfillment.methods[0].destinations[0]";

/** Plans e-mail, address and delivery method of a checkout, by the rules of the checkout's own forms. */
export function planCheckoutData(request: CheckoutRequest, country: Country): PlannedData {
  const method = request.fulfillment?.methods?.[0];
  const destination = method?.destinations?.[0];
  const parts = [
    planEmail(request.buyer?.email),
    destination ? planAddress(destination, request.buyer, country) : nothing,
    planMethod(method?.groups?.[0]?.selected_option_id),
  ];
  return {
    plan: parts.flatMap(({ plan }) => plan),
    refused: parts.flatMap(({ refused }) => refused),
  };
}

const nothing: PlannedData = { plan: [], refused: [] };

function planEmail(email: string | undefined): PlannedData {
  const path = "$.buyer.email";
  if (!email) return nothing;
  if (emailPattern.test(email)) return { plan: [toPlanned({ type: "set-email", email }, path)], refused: [] };
  return refuse("invalid_email", "This is not an e-mail address.", path);
}

function planMethod(key: string | null | undefined): PlannedData {
  if (!key) return nothing;
  const path = "$.fulfillment.methods[0].groups[0].selected_option_id";
  return { plan: [toPlanned({ type: "set-shipping-method", methodKey: key }, path)], refused: [] };
}

/** The invoice goes to the same address; the shopper can change both on the shop's pages. */
function planAddress(
  destination: Destination,
  buyer: CheckoutRequest["buyer"],
  country: Country,
): PlannedData {
  const { address_country: given } = destination;
  if (given && given.toUpperCase() !== country.code)
    return refuse("address_undeliverable", `This shop delivers in ${country.code} only.`, destinationPath);
  const parsed = parseAddressPart(toFormValues(destination, buyer, country), "billing", country.code);
  if (parsed.ok) {
    const command = { type: "set-billing-address", address: parsed.value } as const;
    return { plan: [toPlanned(command, destinationPath)], refused: [] };
  }
  const rules = Object.entries(parsed.error).map(([field, rule]) => `${field.split(".").at(-1)}: ${rule}`);
  return refuse("invalid_address", rules.join(", "), destinationPath);
}

function toFormValues(
  destination: Destination,
  buyer: CheckoutRequest["buyer"],
  country: Country,
): AddressFormValues {
  return {
    customerType: "PRIVATE",
    "billing.firstName": destination.first_name || buyer?.first_name || "",
    "billing.lastName": destination.last_name || buyer?.last_name || "",
    "billing.streetName": destination.street_address ?? "",
    "billing.additionalAddressInfo": destination.extended_address ?? "",
    "billing.postalCode": destination.postal_code ?? "",
    "billing.city": destination.address_locality ?? "",
    "billing.state": destination.address_region ?? "",
    "billing.country": country.code,
    "billing.phone": destination.phone_number || buyer?.phone_number || "",
  };
}

function toPlanned(command: CartCommand, path: string): PlannedCommand {
  return { command, path, subject: null };
}

function refuse(code: string, content: string, path: string): PlannedData {
  return { plan: [], refused: [{ type: "error", code, content, path, severity: "recoverable" }] };
}

/** Lists what is missing before the shopper can pay; the shopper can also enter it on the shop's pages. */
export function listMissing(cart: Cart): readonly UcpMessage[] {
  const missing = (code: string, content: string, path: string): UcpMessage => ({
    type: "error",
    code,
    content,
    path,
    severity: "recoverable",
  });
  return [
    ...(cart.lines.length > 0 ? [] : [missing("cart_empty", "The cart has no lines.", "$.line_items")]),
    ...(cart.email ? [] : [missing("email_missing", "The e-mail address is missing.", "$.buyer.email")]),
    ...(cart.billingAddress && cart.shippingAddress
      ? []
      : [missing("address_missing", "The address is missing.", "$.fulfillment.methods[0].destinations")]),
    ...(needsDelivery(cart) && !cart.shipping
      ? [missing("delivery_missing", "No delivery method is chosen.", "$.fulfillment.methods[0].groups")]
      : []),
  ];
}
