import { data, redirect } from "react-router";
import { accountPlaces } from "../../accounts/model/account-place";
import { loadAccountFrame } from "../../accounts/operations/load-account-frame.server";
import { setNotice } from "../../accounts/operations/notices.server";
import type { PageCall } from "../../accounts/operations/page-call.server";
import { requireCustomer } from "../../accounts/operations/require-customer.server";
import { toCartAccess } from "../../cart/operations/cart-access.server";
import { toPathPrefix } from "../../countries/model/language-prefix";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import { setPageHead } from "../../request/page-head";
import { readForm } from "../../request/read-form";
import type { AddressBook } from "../model/address-book";
import type { AddressPart } from "../model/address-fields";
import type { AddressEditorView } from "../model/address-list-view";
import { planDefault, planRemoval } from "../model/plan-address-changes";
import { readAddressForm } from "../model/read-address-form";
import { type AddressBookError, changeAddressBook } from "../operations/change-address-book.server";
import { type OwnAddressForm, saveOwnAddress } from "../operations/save-own-address.server";
import { toAddressListView } from "../ui/to-address-list-view";
import { toProposalView } from "../ui/to-address-views";
import { openEditor } from "./open-editor.server";

const statusOf: Readonly<Record<AddressBookError | "removed-elsewhere", number>> = {
  "platform-unavailable": 503,
  "changed-elsewhere": 409,
  "unknown-address": 404,
  "removed-elsewhere": 409,
  "book-full": 409,
};

/** Returns the list, with the address of `?change=`, `?add` or `?remove=` opened. */
export async function loadAddresses(call: PageCall, part: AddressPart) {
  const { customerId } = await requireCustomer(call);
  const query = readQuery(call.request, "my-account");
  const removing = query.get("remove");
  const id = query.get("change");
  if (id === null && !query.has("add")) return show(call, part, { customerId, removing, status: 200 });
  const { customers } = call.context.get(requestContext).gateways;
  const [book, customer] = await Promise.all([loadBook(call, customerId), customers.load(customerId)]);
  const saved = book?.addresses.find((address) => address.id === id) ?? null;
  if (id !== null && !saved) {
    return show(call, part, { customerId, ...(book && { problem: "unknown-address" }), status: 404 });
  }
  const known = customer.ok ? customer.value : null;
  const editor = await openEditor(call, part, { saved, customer: known, isFirst: !book?.defaultIds[part] });
  return show(call, part, { customerId, editor, status: 200 });
}

/** Executes a form or a button of the page; errors are shown on the page, with all input. */
export async function changeAddresses(call: PageCall, part: AddressPart) {
  const { customerId } = await requireCustomer(call);
  const { context } = call;
  const form = await readForm(call.request);
  const { customers } = context.get(requestContext).gateways;
  const dependencies = { customerId, customers, log: context.get(requestContext).log };
  const id = String(form.get("id") ?? "");
  switch (form.get("intent")) {
    case "default":
      return settle(
        call,
        part,
        "defaulted",
        await changeAddressBook(dependencies, (book) => planDefault(book, id, part)),
      );
    case "remove":
      return settle(
        call,
        part,
        "removed",
        await changeAddressBook(dependencies, (book) => planRemoval(book, id, part)),
      );
    case "save":
      return save(call, part, customerId, form);
    default:
      throw data(null, 400);
  }
}

async function settle(
  call: PageCall,
  part: AddressPart,
  done: Done,
  changed: Awaited<ReturnType<typeof changeAddressBook>>,
) {
  return changed.ok ? leave(call, part, done) : refuse(call, part, changed.error, null);
}

type Done = "saved" | "removed" | "defaulted";

async function leave(call: PageCall, part: AddressPart, done: Done) {
  await setNotice(call, `my-addresses.notice.${done}`);
  return redirect(accountPlaces[`${part}-details`], 303);
}

async function save(call: PageCall, part: AddressPart, customerId: string, form: FormData) {
  const { context } = call;
  const { customers, catalogue, vat, addresses } = context.get(requestContext).gateways;
  const values = readAddressForm(form);
  const typed: OwnAddressForm = {
    part,
    values,
    id: values[`${part}.id`] || null,
    seen: String(form.get("seen") ?? ""),
    isDefault: form.get("isDefault") === "on",
    isForBoth: form.get("isForBoth") === "on",
  };
  const access = toCartAccess(context);
  const dependencies = {
    customerId,
    customers,
    catalogue,
    vat,
    addresses,
    access,
    log: context.get(requestContext).log,
  };
  const saved = await saveOwnAddress(typed, dependencies);
  if (saved.ok) return leave(call, part, "saved");
  const { error } = saved;
  if (error.code === "invalid") {
    const editor = await openEditor(call, part, { typed, errors: error.fields });
    return show(call, part, { customerId, editor, status: 400 });
  }
  if (error.code === "conflict") {
    const editor = await openEditor(call, part, { typed, stored: error.stored });
    return show(call, part, { customerId, editor, status: 409 });
  }
  if (error.code === "proposal") {
    const proposal = toProposalView(error.proposal, error.address, context.get(requestContext).locale);
    const editor = await openEditor(call, part, { typed, proposal });
    return show(call, part, { customerId, editor, status: 409 });
  }
  // An address removed elsewhere meanwhile is added again when it is sent once more.
  const isGone = error.code === "unknown-address";
  const editor = await openEditor(call, part, { typed: isGone ? { ...typed, id: null } : typed });
  return refuse(call, part, isGone ? "removed-elsewhere" : error.code, editor);
}

async function refuse(
  call: PageCall,
  part: AddressPart,
  problem: AddressBookError | "removed-elsewhere",
  editor: AddressEditorView | null,
) {
  const { customerId } = await requireCustomer(call);
  return show(call, part, { customerId, editor, problem, status: statusOf[problem] });
}

type Shown = {
  readonly customerId: string;
  readonly editor?: AddressEditorView | null;
  readonly problem?: string;
  readonly removing?: string | null;
  readonly status: number;
};

async function show(call: PageCall, part: AddressPart, shown: Shown) {
  const { context } = call;
  const place = `${part}-details` as const;
  const [frame, book] = await Promise.all([loadAccountFrame(call, place), loadBook(call, shown.customerId)]);
  const { translate } = context.get(requestContext);
  setPageHead(context, {
    title: frame.current,
    robots: "noindex, nofollow",
    messageDomains: shown.editor ? ["checkout", "address", "vat"] : [],
  });
  const { country } = context.get(requestContext);
  const path = toPathPrefix(country, context.get(requestContext).locale) + accountPlaces[place];
  const view = toAddressListView(
    { translate, part, path, shopCountry: country.code },
    {
      frame,
      book,
      problem: shown.problem ?? (book ? null : "platform-unavailable"),
      removing: shown.removing ?? null,
      editor: shown.editor ?? null,
    },
  );
  return data(view, book ? shown.status : 503);
}

async function loadBook({ context }: PageCall, customerId: string): Promise<AddressBook | null> {
  const book = await context.get(requestContext).gateways.customers.loadAddressBook(customerId);
  if (!book.ok) context.get(requestContext).log.warn("address-book-unavailable", { kind: book.error.kind });
  return book.ok ? book.value : null;
}
