import { listSavedFor } from "../model/address-book";
import type { AddressFormValues } from "../model/address-fields";
import { addressParts } from "../model/address-fields";
import { editSavedAddress } from "../model/resolve-saved-addresses";
import { loadAddressBook } from "./load-address-book.server";

const editIntent = /^edit:(?<part>billing|shipping):(?<id>.+)$/;

/**
 * The form with the saved address in its fields that the pressed button names; everything else stays as it is typed.
 * null: no such button, or no such address.
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
