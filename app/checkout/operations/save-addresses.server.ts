import type { Address } from "../../cart/model/address";
import type { CartError } from "../../cart/model/cart-command";
import { withVatCheck } from "../../cart/model/vat-check";
import { executeCartCommand } from "../../cart/operations/execute-cart-command.server";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressGateway } from "../../gateways/address/address-gateway";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type {
  AddressFieldErrorCode,
  AddressFormErrors,
  AddressFormValues,
  AddressPart,
} from "../model/address-fields";
import { type CheckoutAddresses, parseAddressForm } from "../model/parse-address-form";
import { planAddition, planChange } from "../model/plan-address-changes";
import { applyProposal, resolveSavedAddresses } from "../model/resolve-saved-addresses";
import { changeAddressBook } from "./change-address-book.server";
import { type AddressProposal, checkDeliveryAddress } from "./check-delivery-address.server";
import { checkBillingVat, type VatDependencies, type VatFinding } from "./check-vat-number.server";
import { loadAddressBook } from "./load-address-book.server";

export type SaveAddressesError =
  /** `values`: with the saved addresses in their fields, so that their errors can be corrected. */
  | { readonly code: "invalid"; readonly fields: AddressFormErrors; readonly values: AddressFormValues }
  | { readonly code: "proposal"; readonly proposal: AddressProposal; readonly address: Address }
  | { readonly code: "cart"; readonly error: CartError };

export type CheckoutSurroundings = VatDependencies & {
  readonly customers: CustomersGateway;
  readonly addresses: AddressGateway | null;
  /** The carrier's limit of a note in characters. */
  readonly noteCharacters: number;
};

/**
 * Checks the form and saves its addresses in the cart; the room sets the shipping method by the goods.
 * A VAT number that is not valid, or that could not be validated, stops once: a second submission continues at the
 * gross price. Addresses for the account are saved after the cart; a failure there does not block the order.
 */
export async function saveAddresses(
  typed: AddressFormValues,
  surroundings: CheckoutSurroundings,
  idempotencyKey: string,
): Promise<Result<null, SaveAddressesError>> {
  const { access, addresses: service, log, noteCharacters } = surroundings;
  const { code: shopCountry } = access.country;
  const book = await loadAddressBook(surroundings);
  const resolved = resolveSavedAddresses(typed, book, shopCountry);
  const values = applyProposal(resolved.values, shopCountry);
  const parsed = parseAddressForm(values, shopCountry, { ids: resolved.ids, noteCharacters });
  if (!parsed.ok)
    return err({ code: "invalid", fields: parsed.error, values: openWrong(values, parsed.error) });
  const isAccepted = values.vatAccepted === parsed.value.billing.vatNumber && !values.vatRetry;
  const finding = isAccepted
    ? null
    : await checkBillingVat(surroundings, parsed.value.billing, Boolean(values.vatRetry));
  const stop = finding && vatErrors[finding.outcome];
  if (stop) {
    const fields = { "billing.vatNumber": stop };
    return err({ code: "invalid", fields, values: openWrong(values, fields) });
  }
  const checked = await checkDeliveryAddress(values, parsed.value, { access, service, log });
  if (!checked.goesOn) {
    const address = parsed.value.shipping ?? parsed.value.billing;
    return err({ code: "proposal", proposal: checked.proposal, address });
  }
  const outcome = checked.outcome && { addressCheck: checked.outcome };
  const command = { type: "set-addresses" as const, ...parsed.value, ...outcome };
  const billing = finding ? withVatCheck(command.billing, finding.check) : command.billing;
  const answer = await executeCartCommand(access, { ...command, billing }, idempotencyKey, command);
  if (!answer.ok) return err({ code: "cart", error: answer.error });
  if (book) await keepAddresses({ ...parsed.value, billing }, values, surroundings);
  return ok(null);
}

/** Opens an invalid saved address in its fields, where it can be corrected. */
function openWrong(values: AddressFormValues, errors: AddressFormErrors): AddressFormValues {
  const isWrong = (part: string) => Object.keys(errors).some((field) => field.startsWith(`${part}.`));
  const open = (part: "billing" | "shipping") =>
    isWrong(part) && values[`${part}.source`]
      ? { [`${part}.source`]: "", [`${part}.id`]: values[`${part}.source`] }
      : {};
  return {
    ...values,
    ...open("billing"),
    ...open("shipping"),
    ...(isWrong("shipping") && { shippingAddressType: "DIFFERENT_FROM_BILLING" }),
  };
}

async function keepAddresses(
  { billing, shipping }: CheckoutAddresses,
  values: AddressFormValues,
  { access, customers, log }: CheckoutSurroundings,
): Promise<void> {
  const additions: { readonly address: Address; readonly uses: readonly AddressPart[] }[] = [];
  if (values["billing.save"] && !values["billing.source"])
    additions.push({ address: billing, uses: shipping ? ["billing"] : ["billing", "shipping"] });
  if (values["shipping.save"] && shipping && values.shippingAddressType !== "SAVED_ADDRESS")
    additions.push({ address: shipping, uses: ["shipping"] });
  const customerId = (await access.session.read())?.customerId;
  for (const { address, uses } of customerId ? additions : []) {
    const purpose = { uses, defaults: uses };
    const saved = await changeAddressBook({ customerId: customerId ?? "", customers, log }, (book) =>
      address.id ? planChange(book, address.id, address, purpose) : planAddition(book, address, purpose),
    );
    if (!saved.ok) log.warn("address-not-kept", { code: saved.error });
  }
}

const vatErrors: Readonly<Record<VatFinding["outcome"], AddressFieldErrorCode | null>> = {
  valid: null,
  "not-asked": null,
  invalid: "vat-invalid",
  "other-name": "vat-other-name",
  unavailable: "vat-unavailable",
};
