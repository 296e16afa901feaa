import type { Customer } from "../../accounts/model/customer";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { Log } from "../../request/log";
import { type AddressBook, listSavedFor } from "../model/address-book";
import { type AddressFormValues, addressParts } from "../model/address-fields";
import { editSavedAddress } from "../model/resolve-saved-addresses";

type Surroundings = {
  readonly access: CartAccess;
  readonly customers: CustomersGateway;
  readonly log: Log;
};

/** Loads the signed-in customer's addresses; null: a guest, or they cannot be read and must be entered. */
export async function loadAddressBook({ access, customers, log }: Surroundings): Promise<AddressBook | null> {
  const customerId = (await access.session.read())?.customerId;
  if (!customerId) return null;
  const book = await customers.loadAddressBook(customerId);
  if (!book.ok) log.warn("address-book-unavailable", { kind: book.error.kind });
  return book.ok ? book.value : null;
}

/** Loads the signed-in customer; null: a guest, or not available. */
export async function loadSignedIn({ access, customers }: Surroundings): Promise<Customer | null> {
  const customerId = (await access.session.read())?.customerId;
  const customer = customerId ? await customers.load(customerId) : null;
  return customer?.ok ? customer.value : null;
}

const editIntent = /^edit:(?<part>billing|shipping):(?<id>.+)$/;

/**
 * Returns the form with the saved address of the pressed button in its fields; other input stays.
 * Returns null if the button or the address is missing.
 */
export async function openSavedAddress(
  values: AddressFormValues,
  intent: unknown,
  surroundings: Parameters<typeof loadAddressBook>[0],
): Promise<AddressFormValues | null> {
  const wanted = typeof intent === "string" ? editIntent.exec(intent)?.groups : undefined;
  const part = addressParts.find((each) => each === wanted?.part);
  const book = part ? await loadAddressBook(surroundings) : null;
  if (!part || !book) return null;
  const saved = listSavedFor(part, book, surroundings.access.country.code).find(
    ({ id }) => id === wanted?.id,
  );
  return saved ? editSavedAddress(values, part, saved) : null;
}
