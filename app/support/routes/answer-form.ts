import type { RouterContextProvider } from "react-router";
import { readPathPrefix, requestContext } from "../../request/context";
import { readForm } from "../../request/read-form";
import { hasWebFormFlag } from "../model/shows-support-form";
import { parseSupportForm } from "../model/support-form";
import type { SupportView } from "../model/support-view";
import { issueTicket, openForm, readOpenedAt, readSiteKey } from "../operations/open-form.server";
import { type CaseRefusal, receiveCase } from "../operations/receive-case.server";
import { toReceivedView, toSupportFormView } from "../ui/to-support-view";

type Call = { readonly context: Readonly<RouterContextProvider>; readonly request: Request };

/** The result of a form; `waitMs`: the delay until a script sends the same again. */
export type FormAnswer = { readonly view: SupportView; readonly status: number; readonly waitMs?: number };

const statusOf = {
  "too-fast": 400,
  stale: 400,
  "not-human": 400,
  "too-many-attempts": 429,
  unavailable: 503,
} as const;

/** Opens the form for the page and for the panel; `openedAt`: the page with the form. */
export async function openSupportForm(call: Call, openedAt: string | null) {
  const { context } = call;
  const [form, ticket] = await Promise.all([openForm(call), issueTicket(context)]);
  return toSupportFormView(readPage(context), {
    form,
    ticket,
    currentUrl: readOpenedAt(context, openedAt),
    siteKey: readSiteKey(context),
    isFlagged: hasWebFormFlag(call.request),
  });
}

/** Handles a posted form: a choice of topic, or a submission. The response always contains the input. */
export async function answerSupportForm({ context, request }: Call): Promise<FormAnswer> {
  const fields = await readForm(request);
  const read = (name: string) => String(fields.get(name) ?? "");
  const page = readPage(context);
  const { form, problems } = parseSupportForm(fields);
  const currentUrl = readOpenedAt(context, read("currentUrl"));
  const opened = { form, currentUrl, ticket: read("ticket"), siteKey: readSiteKey(context) };
  if (fields.get("intent") === "choose") return { view: toSupportFormView(page, opened), status: 200 };
  if (Object.keys(problems).length > 0)
    return { view: toSupportFormView(page, { ...opened, problems }), status: 400 };
  const proof = {
    ticket: opened.ticket,
    trap: read("website"),
    humanToken: read("cf-turnstile-response"),
    currentUrl,
  };
  const received = await receiveCase(context, form, proof);
  if (received.ok) return { view: toReceivedView(page, form, received.value), status: 200 };
  return refuse(received.error);

  async function refuse(refusal: CaseRefusal): Promise<FormAnswer> {
    const ticket = refusal.code === "stale" ? await issueTicket(context) : opened.ticket;
    return {
      view: toSupportFormView(page, { ...opened, ticket, refusal: refusal.code }),
      status: statusOf[refusal.code],
      ...(refusal.code === "too-fast" && { waitMs: refusal.waitMs }),
    };
  }
}

function readPage(context: Readonly<RouterContextProvider>) {
  const prefix = readPathPrefix(context);
  return { translate: context.get(requestContext).translate, prefix };
}
