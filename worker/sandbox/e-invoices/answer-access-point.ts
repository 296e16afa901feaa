import type { IRequest } from "itty-router";
import { array, boolean, type Infer, integer, is, literal, pattern, size, string, type } from "superstruct";
import { openInvoiceList, type SandboxEnvironment } from "../environment";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";

/** The parts of Storecove's document submission that the stand-in checks. */
const Submission = type({
  legalEntityId: integer(),
  idempotencyGuid: pattern(string(), /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  routing: type({ eIdentifiers: size(array(type({ scheme: string(), id: string() })), 1, 1) }),
  document: type({
    documentType: literal("invoice"),
    rawDocumentData: type({ document: string(), parse: boolean(), parseStrategy: literal("ubl") }),
  }),
});

/** A document that a network took. */
type ReceivedInvoice = {
  readonly guid: string;
  readonly network: "Peppol" | "KSeF";
  readonly participant: string;
  readonly number: string;
  readonly buyer: string;
  readonly total: string;
  readonly xml: string;
};

/** Numbers that end so belong to no participant of a network. */
const unknownDigits = "0000";

/** Checks `Authorization: Bearer <key>`, like the service. */
export function requireAccessPointKey(request: Request, env: SandboxEnvironment): Response | undefined {
  const isKnown = request.headers.get("authorization") === `Bearer ${env.E_INVOICE_API_KEY}`;
  return isKnown ? undefined : new Response(null, { status: 401 });
}

/** `POST /e-invoices/document_submissions`: takes a document once per `idempotencyGuid`. */
export async function receiveInvoice(request: Request, env: SandboxEnvironment): Promise<Response> {
  const submission: unknown = await request.json().catch(() => null);
  if (!is(submission, Submission)) return refuse("document", "The submission is incomplete");
  const [participant] = submission.routing.eIdentifiers;
  if (!participant || participant.id.endsWith(unknownDigits))
    return refuse("routing", "No network knows the receiver");
  const received = readInvoice(submission, `${participant.scheme} ${participant.id}`);
  if (received === null) return refuse("document", "The document is no UBL invoice");
  await openInvoiceList(env).noteOnce(received.guid, JSON.stringify(received));
  return Response.json({ guid: received.guid });
}

function readInvoice(submission: Infer<typeof Submission>, participant: string): ReceivedInvoice | null {
  const xml = decode(submission.document.rawDocumentData.document);
  const number = readElement(xml, "cbc:ID");
  const total = readElement(xml, "cbc:TaxInclusiveAmount");
  if (!xml.includes("urn:oasis:names:specification:ubl:schema:xsd:Invoice-2") || !number || !total)
    return null;
  return {
    guid: submission.idempotencyGuid,
    // Poland's companies get invoices from its clearance system, the others over Peppol.
    network: participant.startsWith("PL:") ? "KSeF" : "Peppol",
    ...{ participant, number, total, xml },
    buyer: readElement(xml.split("<cac:AccountingCustomerParty>")[1] ?? "", "cbc:RegistrationName"),
  };
}

/** Returns the text of the first element of that name; "" without one. */
function readElement(xml: string, name: string): string {
  const text = new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? "";
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_entity, kind: string) => entities[kind] ?? "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function decode(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return "";
  }
}

function refuse(source: string, details: string): Response {
  return Response.json([{ source, details }], { status: 422 });
}

/** `/invoices`: the documents that the networks took, newest first. */
export async function showInvoices(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const invoices = await loadInvoices(env);
  const body = html`<main>
<h1>Electronic invoices</h1>
<p><a href="/">Sandbox</a> · <a href="/services/e-invoices">Switch and journal of the access point</a> · <a href="/invoices">Look again</a></p>
<p>The documents that the shop handed to Peppol and KSeF; the last 200, one per order.</p>
${invoices.length === 0 ? html`<p>None yet: set the custom field “invoiceNumber” of a company’s order in Belgium or Poland.</p>` : invoices.map(toEntry)}
</main>`;
  return toPage({ title: "Electronic invoices", body });
}

/** The same as JSON; tests read it. */
export async function listInvoices(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  return Response.json(await loadInvoices(env));
}

async function loadInvoices(env: SandboxEnvironment): Promise<readonly ReceivedInvoice[]> {
  return (await openInvoiceList(env).list()).map(({ body }) => JSON.parse(body) as ReceivedInvoice);
}

function toEntry({ number, network, participant, buyer, total, xml }: ReceivedInvoice): Markup {
  return html`<details><summary><code>${number}</code> ${network}: ${buyer} (${participant}), ${total}</summary>
<pre>${xml}</pre></details>`;
}
