import { err, ok, type Result } from "../../foundation/result";
import type { CustomersGateway } from "../../gateways/commerce/customers/customers-gateway";
import type { Log } from "../../request/log";
import type { AddressBook } from "../model/address-book";
import type { AddressBookRefusal, AddressPlan } from "../model/plan-address-changes";

type Surroundings = {
  readonly customerId: string;
  readonly customers: Pick<CustomersGateway, "loadAddressBook" | "changeAddresses">;
  readonly log: Log;
};

/** `changed-elsewhere`: repeated conflicts, so that the present state is unknown. */
export type AddressBookError = AddressBookRefusal | "changed-elsewhere" | "platform-unavailable";

/** One conflict with another device may happen, a second hardly. */
const maxTries = 3;

/**
 * Changes a customer's addresses by a plan for the present book.
 * After a conflict it plans again for the new book; the plan reports what is no longer possible.
 */
export async function changeAddressBook(
  { customerId, customers, log }: Surroundings,
  plan: (book: AddressBook) => AddressPlan,
): Promise<Result<AddressBook, AddressBookError>> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const book = await customers.loadAddressBook(customerId);
    if (!book.ok || !book.value) {
      log.warn("address-book-unavailable", { kind: book.ok ? "gone" : book.error.kind });
      return err("platform-unavailable");
    }
    const planned = plan(book.value);
    if (!planned.ok) return planned;
    if (planned.value.length === 0) return ok(book.value);
    const changed = await customers.changeAddresses(customerId, book.value.version, planned.value);
    if (changed.ok) return changed;
    const { kind, code = "" } = changed.error;
    if (code === "ConcurrentModification") continue;
    log.warn("addresses-not-changed", { kind, code });
    return err(kind === "rejected" ? "changed-elsewhere" : "platform-unavailable");
  }
  return err("changed-elsewhere");
}
