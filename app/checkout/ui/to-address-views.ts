import type { Address } from "../../cart/model/address";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { type AddressBook, listSavedFor } from "../model/address-book";
import type { ProposalView, SavedViews } from "../model/address-views";
import { mostAddresses } from "../model/plan-address-changes";

/** Formats a customer's addresses; each part's default comes first. */
export function toSavedViews(book: AddressBook, shopCountry: string, locale: string): SavedViews {
  const list = (part: "billing" | "shipping") =>
    listSavedFor(part, book, shopCountry).map((address) => ({
      id: address.id,
      lines: toAddressLines(address, locale),
    }));
  const isFull = book.addresses.length >= mostAddresses;
  return { billing: list("billing"), shipping: list("shipping"), isFull };
}

type Proposal = { readonly code: string; readonly changes: ProposalView["changes"] };

/** Formats input and proposal, each as the parcel would show it. */
export function toProposalView({ code, changes }: Proposal, typed: Address, locale: string): ProposalView {
  const changed = Object.fromEntries(Object.entries(changes).filter(([, text]) => text));
  return {
    code,
    changes: changed,
    typed: toAddressLines(typed, locale),
    proposed: Object.keys(changed).length > 0 ? toAddressLines({ ...typed, ...changed }, locale) : null,
  };
}
