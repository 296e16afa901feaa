import type { Address } from "../../cart/model/address";
import type { AddressPart } from "./address-fields";

export type SavedAddress = Address & { readonly id: string };

/** What a customer has saved; the ids name addresses of the list. */
export type AddressBook = {
  /** Of the customer. */
  readonly version: number;
  readonly addresses: readonly SavedAddress[];
  /** What each address is for; one may be for both, or for neither yet. */
  readonly usedIds: Readonly<Record<AddressPart, readonly string[]>>;
  readonly defaultIds: Readonly<Record<AddressPart, string | null>>;
};

/** One step in a customer's book. Each is done once however often it is sent, but `add`. */
export type AddressChange =
  | {
      readonly type: "add";
      readonly address: Address;
      readonly uses: readonly AddressPart[];
      /** Uses of which it becomes the default. */
      readonly defaults?: readonly AddressPart[];
    }
  /** Another address in the place of one; id and uses stay. */
  | { readonly type: "change"; readonly id: string; readonly address: Address }
  /** From the book, with its uses and defaults. */
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "add-use" | "remove-use"; readonly id: string; readonly use: AddressPart }
  /** null: the use has no default any more. */
  | { readonly type: "set-default"; readonly id: string | null; readonly use: AddressPart };

/** Those that the part may be: a parcel goes to the shop's own country only. The default comes first. */
export function listSavedFor(
  part: AddressPart,
  { addresses, defaultIds }: AddressBook,
  shopCountry: string,
): readonly SavedAddress[] {
  const isFirst = ({ id }: SavedAddress) => Number(id === defaultIds[part]);
  return addresses
    .filter(({ country }) => part === "billing" || country === shopCountry)
    .toSorted((left, right) => isFirst(right) - isFirst(left));
}
