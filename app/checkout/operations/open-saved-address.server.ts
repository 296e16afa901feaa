import { listSavedFor } from "../model/address-book";
import type { AddressFormValues } from "../model/address-fields";
import { addressParts } from "../model/address-fields";
import { editSavedAddress } from "../model/resolve-saved-addresses";
import { loadAddressBook } from "./load-address-book.server";

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
