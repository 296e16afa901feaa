import type { IRequest } from "itty-router";
import { openServiceLog, type SandboxEnvironment } from "../environment";
import { toNoticePage } from "../pages/hosted-page";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import { type ServiceLogEntry, serviceModes } from "./service-desk";
import { isSandboxService, type SandboxService, type SandboxServiceName, sandboxServices } from "./services";

const switchWords = { normal: "Normal", slow: "Slow", wrong: "Wrong answers", dead: "Dead" } as const;

/** `/services/<name>`: inputs to try, the switch, and the requests. */
export async function showService(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const name = String(request.params.name);
  if (!isSandboxService(name))
    return toNoticePage(404, "No such service", "The overview lists the services.");
  const serviceLog = openServiceLog(env, name);
  const [entries, mode] = await Promise.all([serviceLog.list(), serviceLog.readSwitch()]);
  const { title, path, inputs }: SandboxService = sandboxServices[name];
  const body = html`<main>
<h1>${title}</h1>
<p><a href="/">Sandbox</a> · answers under <code>${path}</code></p>
${inputs.length > 0 ? html`<h2>What to try</h2><ul>${inputs.map(toInput)}</ul>` : ""}
<h2>Switch</h2>
<p role="status">Now: <strong>${switchWords[mode]}</strong></p>
<form method="post" action="/services/${name}"><div class="actions">
${serviceModes.map((one) => html`<button class="${one === mode ? "" : "quiet"}" name="switch" value="${one}">${switchWords[one]}</button>`)}
</div></form>
<h2>What arrived</h2>
<p>The last 200, newest first. <a href="/services/${name}">Look again</a></p>
${entries.length === 0 ? html`<p>Nothing yet.</p>` : html`<form method="post" action="/services/${name}"><button class="quiet" name="clear" value="yes">Empty the journal</button></form>`}
${entries.map(toEntry)}
</main>`;
  return toPage({ title, body });
}

/** Sets the switch or empties the journal; redirects with 303 to the page. */
export async function changeService(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const name = String(request.params.name);
  if (!isSandboxService(name))
    return toNoticePage(404, "No such service", "The overview lists the services.");
  const form = new URLSearchParams(await request.text());
  const serviceLog = openServiceLog(env, name);
  const requested = serviceModes.find((one) => one === form.get("switch"));
  if (requested) await serviceLog.setSwitch(requested);
  if (form.get("clear") === "yes") await serviceLog.clear();
  return new Response(null, { status: 303, headers: { Location: `/services/${name}` } });
}

/** Links to every desk, for the overview. */
export function toServiceList(): Markup {
  const names = Object.keys(sandboxServices) as readonly SandboxServiceName[];
  return html`<ul>${names.map((name) => html`<li><a href="/services/${name}">${sandboxServices[name].title}</a></li>`)}</ul>`;
}

function toInput([input, says]: SandboxService["inputs"][number]): Markup {
  return html`<li><code>${input}</code> ${says}</li>`;
}

function toEntry({ at, title, body }: ServiceLogEntry): Markup {
  const time = new Date(at).toISOString().slice(11, 19);
  if (body === "") return html`<p>${time} <code>${title}</code></p>`;
  return html`<details><summary>${time} <code>${title}</code></summary><pre>${body}</pre></details>`;
}
