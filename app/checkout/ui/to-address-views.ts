import type { Address } from "../../cart/model/address";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import { type AddressBook, listSavedFor } from "../model/address-book";
import { mostAddresses } from "../model/plan-address-changes";
import type { ProposalView } from "../model/proposal-view";
import type { SavedViews } from "../model/saved-views";

/** A customer's addresses in words, those of each part with its default first. */
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

/** What was typed and what is proposed, as both would stand on the parcel. */
export function toProposalView({ code, changes }: Proposal, typed: Address, locale: string): ProposalView {
  const changed = Object.fromEntries(Object.entries(changes).filter(([, text]) => text));
  return {
    code,
    changes: changed,
    typed: toAddressLines(typed, locale),
    proposed: Object.keys(changed).length > 0 ? toAddressLines({ ...typed, ...changed }, locale) : null,
  };
}
