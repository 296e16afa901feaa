import type { IRequest } from "itty-router";
import { openCaseList, type SandboxEnvironment } from "../environment";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import type { ServiceLogEntry } from "../services/service-desk";

/** The one organisation in the sandbox. */
const organisation = "00D000000000001EAA";
/** The word in a subject that makes the desk fail. */
const unprocessable = "Unprocessable";
const required = ["name", "email", "subject", "description", "Web_Reference__c"] as const;

/**
 * `POST /servlet/servlet.WebToCase?encoding=UTF-8&orgId=…`, like Salesforce: always responds with 200, with an
 * exception only in `Is-Processed`. Its rule for duplicates stores one case per `Web_Reference__c`.
 */
export async function receiveWebToCase(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields = new URLSearchParams(await request.text());
  const problem = findProblem(searchParams, fields);
  if (problem) return answer(`true Exception:${problem}`);
  const reference = fields.get("Web_Reference__c") ?? "";
  const list = openCaseList(env);
  const known = (await list.list()).some(({ title }) => title === reference);
  if (!known) await list.note(reference, JSON.stringify(Object.fromEntries(fields)));
  return answer("true");
}

function findProblem(query: URLSearchParams, fields: URLSearchParams): string | null {
  if (query.get("encoding") !== "UTF-8") return "common.exception.EncodingMissing";
  if (query.get("orgId") !== organisation || fields.get("orgid") !== organisation)
    return "common.exception.OrganizationUnknown";
  const missing = required.find((name) => !fields.get(name));
  if (missing) return `common.exception.RequiredFieldMissing ${missing}`;
  return fields.get("subject")?.includes(unprocessable)
    ? "common.exception.SalesforceGenericException"
    : null;
}

function answer(processed: string): Response {
  return new Response("<html><body></body></html>", {
    headers: { "content-type": "text/html; charset=UTF-8", "is-processed": processed },
  });
}

/** `/cases`: the support desk's cases, newest first, each with all its fields. */
export async function showCases(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const cases = await openCaseList(env).list();
  const body = html`<main>
<h1>Support desk</h1>
<p><a href="/">Sandbox</a> · <a href="/services/cases">Switch and journal of the desk’s system</a> · <a href="/cases">Look again</a></p>
<p>The cases that the shop sent by web-to-case; the last 200, one per case number.</p>
${cases.length === 0 ? html`<p>No case yet: write to support.</p>` : cases.map(toCase)}
</main>`;
  return toPage({ title: "Support desk", body });
}

/** The same as JSON; `?email=` only those from one address. */
export async function listCases(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const email = new URL(request.url).searchParams.get("email");
  const cases = (await openCaseList(env).list()).map(readFields);
  return Response.json(cases.filter((fields) => email === null || fields.email === email));
}

function toCase(entry: ServiceLogEntry): Markup {
  const fields = readFields(entry);
  const time = new Date(entry.at).toISOString().replace("T", " ").slice(0, 19);
  return html`<details><summary>${time} <code>${entry.title}</code> ${fields.subject ?? ""}</summary>
<table><tbody>${Object.entries(fields).map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)}</tbody></table></details>`;
}

function readFields({ body }: ServiceLogEntry): Record<string, string> {
  return JSON.parse(body) as Record<string, string>;
}
