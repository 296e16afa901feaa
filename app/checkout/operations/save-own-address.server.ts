import type { Address } from "../../cart/model/address";
import { withVatCheck } from "../../cart/model/vat-check";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressGateway } from "../../gateways/address/address-gateway";
import type { SavedAddress } from "../model/address-book";
import {
  type AddressFieldErrorCode,
  type AddressFormErrors,
  type AddressFormValues,
  type AddressPart,
  addressParts,
} from "../model/address-fields";
import { parseAddressPart } from "../model/parse-address-part";
import { isSameAddress, planAddition, planChange } from "../model/plan-address-changes";
import { applyProposal } from "../model/resolve-saved-addresses";
import { type AddressBookError, changeAddressBook } from "./change-address-book.server";
import { type AddressProposal, askAboutAddress, readAnswer } from "./check-delivery-address.server";
import { checkAddressVat, type VatDependencies } from "./check-vat-number.server";

export type OwnAddressForm = {
  readonly part: AddressPart;
  readonly values: AddressFormValues;
  /** null: one is added. */
  readonly id: string | null;
  /** The digest of the address when the form was opened. */
  readonly seen: string;
  readonly isDefault: boolean;
  /** It is for the other use, too. */
  readonly isForBoth: boolean;
};

export type SaveAddressError =
  | { readonly code: "invalid"; readonly fields: AddressFormErrors }
  /** Another device changed it since the form was opened. */
  | { readonly code: "conflict"; readonly stored: SavedAddress }
  /** The address service proposes a different form, or only doubts it. */
  | { readonly code: "proposal"; readonly proposal: AddressProposal; readonly address: Address }
  | { readonly code: AddressBookError };

type Dependencies = VatDependencies &
  Omit<Parameters<typeof changeAddressBook>[0], "log"> & { readonly addresses: AddressGateway | null };

/**
 * Saves an address of the form in the customer's book.
 * As in the checkout, a VAT number that is not valid or could not be validated, and an address that its country's
 * service doubts, stop once.
 */
export async function saveOwnAddress(
  form: OwnAddressForm,
  dependencies: Dependencies,
): Promise<Result<null, SaveAddressError>> {
  const { part, id, seen } = form;
  const { country } = dependencies.access;
  const values = applyProposal(form.values, country.code, part);
  const parsed = parseAddressPart(values, part, country.code);
  if (!parsed.ok) return err({ code: "invalid", fields: parsed.error });
  const checked = await checkNumber(parsed.value, values, dependencies);
  if (!checked.ok) return err({ code: "invalid", fields: { "billing.vatNumber": checked.error } });
  const address = checked.value;
  const isHere = address.country === country.code;
  const uses = form.isForBoth && isHere ? addressParts : [part];
  const purpose = { uses, defaults: form.isDefault ? [part] : [] };
  const known = id === null ? null : await digestStored(dependencies, id);
  if (known && seen !== known.digest) return err({ code: "conflict", stored: known.address });
  const isNews = !known || !isSameAddress(known.address, address);
  const doubt = isHere && isNews ? await findDoubt(address, form, dependencies) : null;
  if (doubt) return err({ code: "proposal", proposal: doubt, address });
  const changed = await changeAddressBook(dependencies, (book) =>
    id === null ? planAddition(book, address, purpose) : planChange(book, id, address, purpose),
  );
  return changed.ok ? ok(null) : err({ code: changed.error });
}

/** Parcels go to the shop's country, whose service knows its addresses. */
async function findDoubt(address: Address, { part, values }: OwnAddressForm, dependencies: Dependencies) {
  if (readAnswer(values)) return null;
  const { access, addresses: service, log } = dependencies;
  const checked = await askAboutAddress(address, part, { country: access.country, service, log });
  return checked.goesOn ? null : checked.proposal;
}

async function digestStored({ customers, customerId }: Dependencies, id: string) {
  const book = await customers.loadAddressBook(customerId);
  const address = book.ok ? book.value?.addresses.find((saved) => saved.id === id) : undefined;
  return address ? { address, digest: await digestAddress(address) } : null;
}

/** Digests an address, to detect a change without sending the address. */
export async function digestAddress(address: Address): Promise<string> {
  const parts = Object.entries(address).toSorted(([one], [other]) => one.localeCompare(other));
  const text = new TextEncoder().encode(JSON.stringify(parts));
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function checkNumber(
  address: Address,
  values: AddressFormValues,
  dependencies: VatDependencies,
): Promise<Result<Address, AddressFieldErrorCode>> {
  const { vatNumber } = address;
  if (!vatNumber) return ok(address);
  const { outcome, check } = await checkAddressVat(dependencies, vatNumber, address);
  if (values.vatAccepted !== vatNumber) {
    if (outcome === "invalid") return err("vat-invalid");
    if (outcome === "other-name") return err("vat-other-name");
    if (outcome === "unavailable") return err("vat-unavailable");
  }
  return ok(outcome === "not-asked" ? address : withVatCheck(address, check));
}
