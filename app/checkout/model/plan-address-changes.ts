import type { Address } from "../../cart/model/address";
import { err, ok, type Result } from "../../foundation/result";
import type { AddressBook, AddressChange, SavedAddress } from "./address-book";
import { type AddressPart, addressFieldNames, addressParts } from "./address-fields";

/** More than any customer's building sites; the platform's limit is 500. */
export const mostAddresses = 50;

export type AddressBookRefusal = "book-full" | "unknown-address";

export type AddressPlan = Result<readonly AddressChange[], AddressBookRefusal>;

type Purpose = {
  readonly uses: readonly AddressPart[];
  /** Uses of which it becomes the default; a subset of `uses`. */
  readonly defaults?: readonly AddressPart[];
};

/**
 * Plans to add an address.
 * An address in the book gets the missing uses, so that a repeat adds nothing.
 */
export function planAddition(book: AddressBook, address: Address, purpose: Purpose): AddressPlan {
  const { uses, defaults = [] } = purpose;
  const known = book.addresses.find((saved) => isSameAddress(saved, address));
  if (known) return ok(planPurpose(book, known.id, purpose));
  if (book.addresses.length >= mostAddresses) return err("book-full");
  return ok([{ type: "add", address, uses, defaults }]);
}

/** Plans to replace an address; its id stays. */
export function planChange(book: AddressBook, id: string, address: Address, purpose: Purpose): AddressPlan {
  const known = book.addresses.find((saved) => saved.id === id);
  if (!known) return err("unknown-address");
  const isOther = !isSameAddress(known, address) || known.vatValidated !== address.vatValidated;
  return ok([
    ...(isOther ? [{ type: "change", id, address } as const] : []),
    ...planPurpose(book, id, purpose),
  ]);
}

/**
 * Plans to remove an address from the list of one use; from the book if it has no other.
 * A repeat does nothing.
 */
export function planRemoval(book: AddressBook, id: string, use: AddressPart): AddressPlan {
  if (!book.addresses.some((saved) => saved.id === id)) return ok([]);
  const isUsedElse = addressParts.some((part) => part !== use && book.usedIds[part].includes(id));
  if (!isUsedElse) return ok([{ type: "remove", id }]);
  return ok(book.usedIds[use].includes(id) ? [{ type: "remove-use", id, use }] : []);
}

export function planDefault(book: AddressBook, id: string, use: AddressPart): AddressPlan {
  if (!book.addresses.some((saved) => saved.id === id)) return err("unknown-address");
  return ok(planPurpose(book, id, { uses: [use], defaults: [use] }));
}

function planPurpose(
  book: AddressBook,
  id: string,
  { uses, defaults = [] }: Purpose,
): readonly AddressChange[] {
  return [
    ...uses
      .filter((use) => !book.usedIds[use].includes(id) && !defaults.includes(use))
      .map((use) => ({ type: "add-use", id, use }) as const),
    ...defaults
      .filter((use) => book.defaultIds[use] !== id)
      .map((use) => ({ type: "set-default", id, use }) as const),
  ];
}

/** Lists the addresses of one use, its default first; an address without a use is in both lists. */
export function listUsedFor(part: AddressPart, book: AddressBook): readonly SavedAddress[] {
  const { usedIds, defaultIds, addresses } = book;
  const isListed = ({ id }: SavedAddress) =>
    usedIds[part].includes(id) || addressParts.every((use) => !usedIds[use].includes(id));
  const isFirst = ({ id }: SavedAddress) => Number(id === defaultIds[part]);
  return addresses.filter(isListed).toSorted((left, right) => isFirst(right) - isFirst(left));
}

/** Whether two addresses are equal in all form fields. */
export function isSameAddress(left: Address, right: Address): boolean {
  const isSameField = (field: (typeof addressFieldNames)[number]) =>
    (left[field] ?? "") === (right[field] ?? "");
  return left.customerType === right.customerType && addressFieldNames.every(isSameField);
}
