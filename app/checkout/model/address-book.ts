import type { Address } from "../../cart/model/address";
import type { AddressPart } from "./address-fields";

export type SavedAddress = Address & { readonly id: string };

/** A customer's saved addresses; the ids refer to the list. */
export type AddressBook = {
  /** The customer's version. */
  readonly version: number;
  readonly addresses: readonly SavedAddress[];
  /** The uses of each address; one may have both, or none yet. */
  readonly usedIds: Readonly<Record<AddressPart, readonly string[]>>;
  readonly defaultIds: Readonly<Record<AddressPart, string | null>>;
};

/** One step in a customer's book. Each except `add` is idempotent. */
export type AddressChange =
  | {
      readonly type: "add";
      readonly address: Address;
      readonly uses: readonly AddressPart[];
      /** Uses of which it becomes the default. */
      readonly defaults?: readonly AddressPart[];
    }
  /** Replaces an address; id and uses stay. */
  | { readonly type: "change"; readonly id: string; readonly address: Address }
  /** Removes an address from the book, with its uses and defaults. */
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "add-use" | "remove-use"; readonly id: string; readonly use: AddressPart }
  /** null: the use no longer has a default. */
  | { readonly type: "set-default"; readonly id: string | null; readonly use: AddressPart };

/**
 * Lists the saved addresses for a part, the default first.
 * Delivery addresses are in the shop's country only.
 */
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
