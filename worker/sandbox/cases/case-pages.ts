import type { IRequest } from "itty-router";
import { openCaseList, type SandboxEnvironment } from "../environment";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import type { DeskEntry } from "../services/service-desk";

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

function toCase(entry: DeskEntry): Markup {
  const fields = readFields(entry);
  const time = new Date(entry.at).toISOString().replace("T", " ").slice(0, 19);
  return html`<details><summary>${time} <code>${entry.title}</code> ${fields.subject ?? ""}</summary>
<table><tbody>${Object.entries(fields).map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)}</tbody></table></details>`;
}

function readFields({ body }: DeskEntry): Record<string, string> {
  return JSON.parse(body) as Record<string, string>;
}
