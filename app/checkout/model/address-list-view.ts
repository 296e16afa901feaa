import type { AccountFrame } from "../../accounts/model/account-place";
import type { CountryCode } from "../../countries/model/country";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "./address-fields";
import type { ListedCountry } from "./list-countries";
import type { ProposalView } from "./proposal-view";

/** A page of a customer's addresses for one use, in finished words but for the form's own. */
export type AddressListView = {
  readonly frame: AccountFrame;
  readonly title: string;
  readonly lead: string;
  /** What stands in the way; null: nothing. */
  readonly problem: string | null;
  /** null: they cannot be read just now. */
  readonly cards: readonly AddressCard[] | null;
  readonly empty: string;
  /** null: there is no room for more, and `full` says so. */
  readonly add: { readonly href: string; readonly text: string } | null;
  readonly full: string | null;
  /** null: none is added or changed. */
  readonly editor: AddressEditorView | null;
};

export type AddressCard = {
  readonly id: string;
  readonly lines: readonly string[];
  readonly marks: readonly string[];
  readonly notes: readonly string[];
  /** null: it is the default, or cannot be. */
  readonly makeDefault: { readonly text: string; readonly label: string } | null;
  readonly change: AddressAct;
  readonly remove: AddressAct;
  /** Whether it is to be removed is asked now. */
  readonly asked: {
    readonly question: string;
    readonly yes: string;
    readonly keep: { readonly href: string; readonly text: string };
  } | null;
};

/** `label`: of several alike, with the address that is meant. */
export type AddressAct = { readonly href: string; readonly text: string; readonly label: string };

export type AddressEditorView = {
  readonly part: AddressPart;
  readonly title: string;
  readonly action: string;
  /** Of the book's address that is changed; null: one is added. */
  readonly id: string | null;
  /** Of that address as the form was opened with it; empty: none. */
  readonly seen: string;
  readonly values: AddressFormValues;
  /** null: nothing was refused. */
  readonly errors: AddressFormErrors | null;
  readonly shopCountry: CountryCode;
  readonly countries: readonly ListedCountry[];
  readonly suggestsAddresses: boolean;
  /** Boxes below the fields. */
  readonly boxes: readonly { readonly name: string; readonly text: string; readonly isChecked: boolean }[];
  /** What is stored instead of what was opened, where another device changed it meanwhile. */
  readonly stored: { readonly text: string; readonly lines: readonly string[] } | null;
  /** What the address check would write; null: it was not asked, or has nothing to say. */
  readonly proposal: ProposalView | null;
  readonly save: string;
  readonly cancel: { readonly href: string; readonly text: string };
};
