import type { AccountFrame } from "../../accounts/model/account-place";
import { toAddressLines } from "../../cart/ui/to-address-lines";
import type { CountryCode } from "../../countries/model/country";
import type { Translate } from "../../i18n/translate";
import type { AddressBook, SavedAddress } from "../model/address-book";
import type { AddressPart } from "../model/address-fields";
import type { AddressCard, AddressEditorView, AddressListView } from "../model/address-list-view";
import { listUsedFor, mostAddresses } from "../model/plan-address-changes";

export type AddressListI18n = {
  readonly translate: Translate;
  readonly part: AddressPart;
  readonly shopCountry: CountryCode;
  /** The page's path with its language prefix. */
  readonly path: string;
};

type Shown = {
  readonly frame: AccountFrame;
  /** null: it cannot be read at present. */
  readonly book: AddressBook | null;
  readonly problem: string | null;
  /** The id of the address whose removal waits for a confirmation. */
  readonly removing: string | null;
  readonly editor: AddressEditorView | null;
};

/** Returns the page of a customer's delivery or billing addresses. */
export function toAddressListView(i18n: AddressListI18n, shown: Shown): AddressListView {
  const { translate, part, path } = i18n;
  const { frame, book, problem, editor } = shown;
  const isFull = (book?.addresses.length ?? 0) >= mostAddresses;
  const key = (name: string) => translate(`my-addresses.${part}.${name}`);
  return {
    frame,
    title: frame.current,
    lead: key("lead"),
    problem: problem && translate(`my-addresses.problem.${problem}`),
    cards: book && listUsedFor(part, book).map((address) => toCard(i18n, address, book, shown.removing)),
    empty: key("empty"),
    add: book && !isFull ? { href: `${path}?add`, text: key("add") } : null,
    full: isFull ? translate("my-addresses.full", { most: mostAddresses }) : null,
    editor,
  };
}

function toCard(
  { translate, part, path, shopCountry }: AddressListI18n,
  address: SavedAddress,
  book: AddressBook,
  removing: string | null,
): AddressCard {
  const { id } = address;
  const lines = toAddressLines(address, translate.locale);
  const other = part === "billing" ? "shipping" : "billing";
  const isDefault = book.defaultIds[part] === id;
  const isElse = book.usedIds[other].includes(id);
  const canServe = part === "billing" || address.country === shopCountry;
  const word = (name: string) => translate(`my-addresses.${name}`);
  const act = (name: "change" | "remove") => ({
    href: `${path}?${name}=${encodeURIComponent(id)}`,
    text: word(name),
    label: `${word(name)}: ${lines.join(", ")}`,
  });
  return {
    id,
    lines,
    marks: [...(isDefault ? [word(`${part}.default`)] : []), ...(isElse ? [word(`${part}.usedElse`)] : [])],
    notes: [
      ...(canServe ? [] : [word("shipping.abroad")]),
      ...(part === "billing" ? toVatNotes(address, translate) : []),
    ],
    makeDefault:
      isDefault || !canServe
        ? null
        : { text: word("makeDefault"), label: `${word("makeDefault")}: ${lines.join(", ")}` },
    change: act("change"),
    remove: act("remove"),
    removing:
      removing === id
        ? {
            question: word(isElse ? `${part}.askUse` : "ask"),
            yes: word("yes"),
            keep: { href: path, text: word("keep") },
          }
        : null,
  };
}

function toVatNotes({ vatNumber, vatValidated }: SavedAddress, translate: Translate): readonly string[] {
  if (!vatNumber) return [];
  const state = vatValidated === undefined ? "vat" : vatValidated ? "vatValid" : "vatInvalid";
  return [translate(`my-addresses.${state}`, { number: vatNumber })];
}
