import type { Customer } from "../../accounts/model/customer";
import type { CartAccess } from "../../cart/operations/cart-access.server";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { Log } from "../../request/log";
import type { AddressBook } from "../model/address-book";

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
