import type { AccountFrame } from "../../accounts/model/account-place";
import type { CountryCode } from "../../countries/model/country";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "./address-fields";
import type { ProposalView } from "./address-views";
import type { ListedCountry } from "./list-countries";

/** A page of a customer's addresses for one use, ready for display except the form's labels. */
export type AddressListView = {
  readonly frame: AccountFrame;
  readonly title: string;
  readonly lead: string;
  /** The page's problem; null: none. */
  readonly problem: string | null;
  /** null: they cannot be read at present. */
  readonly cards: readonly AddressCard[] | null;
  readonly empty: string;
  /** null: the address book is full; `full` is the message. */
  readonly add: { readonly href: string; readonly text: string } | null;
  readonly full: string | null;
  /** null: no address is added or changed. */
  readonly editor: AddressEditorView | null;
};

export type AddressCard = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly marks: readonly string[];
  readonly notes: readonly string[];
  /** null: it is the default, or cannot become it. */
  readonly makeDefault: { readonly text: string; readonly label: string } | null;
  readonly change: AddressAct;
  readonly remove: AddressAct;
  /** Set while the removal waits for a confirmation. */
  readonly removing: {
    readonly question: string;
    readonly yes: string;
    readonly keep: { readonly href: string; readonly text: string };
  } | null;
};

/** `label`: names the address, to distinguish similar controls. */
export type AddressAct = { readonly href: string; readonly text: string; readonly label: string };

export type AddressEditorView = {
  readonly part: AddressPart;
  readonly title: string;
  readonly action: string;
  /** The id of the changed address; null: one is added. */
  readonly id: string | null;
  /** The digest of that address when the form was opened; empty: none. */
  readonly seen: string;
  readonly values: AddressFormValues;
  /** null: nothing was refused. */
  readonly errors: AddressFormErrors | null;
  readonly shopCountry: CountryCode;
  readonly countries: readonly ListedCountry[];
  readonly suggestsAddresses: boolean;
  /** Boxes below the fields. */
  readonly boxes: readonly { readonly name: string; readonly text: string; readonly isChecked: boolean }[];
  /** The stored address, if another device changed it meanwhile. */
  readonly stored: { readonly text: string; readonly lines: readonly string[] } | null;
  /** The proposal of the address check; null: not checked, or no proposal. */
  readonly proposal: ProposalView | null;
  readonly save: string;
  readonly cancel: { readonly href: string; readonly text: string };
};
