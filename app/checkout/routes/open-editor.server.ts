import { accountPlaces } from "../../accounts/model/account-place";
import type { Customer } from "../../accounts/model/customer";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import type { Country } from "../../countries/model/country";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { requestContext } from "../../request/context";
import type { SavedAddress } from "../model/address-book";
import {
  type AddressFormErrors,
  type AddressFormValues,
  type AddressPart,
  clientTypeField,
} from "../model/address-fields";
import type { AddressEditorView } from "../model/address-list-view";
import type { ProposalView } from "../model/address-views";
import { toClientType } from "../model/choice-cookies";
import { listCountries } from "../model/list-countries";
import { toFields } from "../model/to-address-form-values";
import { digestAddress, type OwnAddressForm } from "../operations/save-own-address.server";

/** An address to change, or null to add one. */
type Fresh = {
  readonly saved: SavedAddress | null;
  readonly customer: Customer | null;
  /** The book has no default yet. */
  readonly isFirst: boolean;
};

/** A submitted form that was refused. */
type Returned = {
  readonly typed: OwnAddressForm;
  readonly errors?: AddressFormErrors;
  /** Another device's change meanwhile: the next attempt is based on it. */
  readonly stored?: SavedAddress;
  /** The proposal of the address check. */
  readonly proposal?: ProposalView;
};

/** Returns the form of one address, with the checkout's fields. */
export async function openEditor(
  { context }: PageCall,
  part: AddressPart,
  opened: Fresh | Returned,
): Promise<AddressEditorView> {
  const { translate, country } = context.get(requestContext);
  const { catalogue, places } = context.get(requestContext).gateways;
  const settings = await catalogue.loadStoreSettings();
  const path = toPathPrefix(country, context.get(requestContext).locale) + accountPlaces[`${part}-details`];
  const form = "typed" in opened ? toReturned(opened) : toFresh(part, opened, country);
  const stored = "typed" in opened ? (opened.stored ?? null) : null;
  const saved = "typed" in opened ? stored : opened.saved;
  const word = (name: string) => translate(`my-addresses.${name}`);
  return {
    part,
    title: word(form.id === null ? `${part}.addTitle` : `${part}.changeTitle`),
    action: path,
    id: form.id,
    seen: saved ? await digestAddress(saved) : form.seen,
    values: form.values,
    errors: form.errors,
    shopCountry: country.code,
    countries: listCountries(country, translate.locale),
    suggestsAddresses: settings.ok && settings.value.suggestsAddresses === true && places !== null,
    boxes: [
      { name: "isDefault", text: word(`${part}.makeDefault`), isChecked: form.isDefault },
      { name: "isForBoth", text: word(`${part}.both`), isChecked: form.isForBoth },
    ],
    stored: stored && { text: word("problem.conflict"), lines: toAddressLines(stored, translate.locale) },
    proposal: ("typed" in opened && opened.proposal) || null,
    save: word("save"),
    cancel: { href: path, text: word("cancel") },
  };
}

type Form = Pick<OwnAddressForm, "id" | "seen" | "isDefault" | "isForBoth"> & {
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors | null;
};

function toReturned({ typed, errors = {} }: Returned): Form {
  return { ...typed, errors: Object.keys(errors).length > 0 ? errors : null };
}

/** A new address starts with the customer's name and the country's usual kind of customer. */
function toFresh(part: AddressPart, { saved, customer, isFirst }: Fresh, country: Country): Form {
  const type = saved ? (saved.customerType === "business" ? "COMPANY" : "PRIVATE") : toClientType(country);
  const names = {
    [`${part}.firstName`]: customer?.firstName ?? "",
    [`${part}.lastName`]: customer?.lastName ?? "",
    [`${part}.country`]: country.code,
  };
  return {
    id: saved?.id ?? null,
    seen: "",
    values: { [clientTypeField[part]]: type, ...(saved ? toFields(part, saved) : names) },
    errors: null,
    isDefault: isFirst && !saved,
    isForBoth: false,
  };
}
