import type { RouterContextProvider } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import type { Translate } from "../../i18n/translate";
import { requestContext } from "../../request/context";
import { type SupportForm, toPrefilledForm } from "../model/support-form";
import { readSupportPrefill, type SupportPrefill } from "../model/support-path";

type Call = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** Opens a form by its URL, with the data of a signed-in customer. */
export async function openForm({ context, request }: Call): Promise<SupportForm> {
  const prefill = readSupportPrefill(readQuery(request, "support"));
  const form = toPrefilledForm(prefill);
  return {
    ...form,
    ...(await loadWriter(context)),
    subject: toSubject(prefill, form, context.get(requestContext).translate),
  };
}

/** Returns the subject of a question from the page of a product or a passport. */
function toSubject(
  { request }: SupportPrefill,
  { subreason, productNumber }: SupportForm,
  translate: Translate,
): string {
  if (subreason === "" || productNumber === "") return "";
  const isOfMachine = request === "paper" || request === "recall";
  const topic = translate(isOfMachine ? `machines.subject.${request}` : `support.subreason.${subreason}`);
  return `${topic} – ${productNumber}`;
}

export function issueTicket(context: Readonly<RouterContextProvider>): Promise<string> {
  return context.get(requestContext).gateways.support.issueTicket(context.get(requestContext).now);
}

export function readSiteKey(context: Readonly<RouterContextProvider>): string | null {
  return context.get(requestContext).gateways.support.siteKey;
}

/**
 * Loads the signed-in customer's contact data.
 * If it cannot be loaded, the fields are empty.
 */
async function loadWriter(context: Readonly<RouterContextProvider>) {
  const session = await context
    .get(requestContext)
    .session.read()
    .catch(() => null);
  if (!session?.customerId) return {};
  const profile = await context.get(requestContext).gateways.customers.loadProfile(session.customerId);
  if (!profile.ok || profile.value === null) return {};
  const { firstName, lastName, email, companyName, vatId } = profile.value;
  return {
    contactName: [firstName, lastName].filter(Boolean).join(" "),
    customerEmail: email,
    companyName: companyName ?? "",
    vatId: vatId ?? "",
  };
}

const longestUrl = 300;

/**
 * Returns the opening page's URL without its query, which may contain personal data.
 * Foreign URLs are dropped.
 */
export function readOpenedAt(context: Readonly<RouterContextProvider>, address: string | null): string {
  const { origin } = context.get(requestContext);
  if (!address || !URL.canParse(address)) return "";
  const url = new URL(address);
  return url.origin === origin ? `${url.origin}${url.pathname}`.slice(0, longestUrl) : "";
}
