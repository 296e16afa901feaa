import type { IRequest } from "itty-router";
import { array, boolean, create, nullable, number, string, type } from "superstruct";
import type { SandboxEnvironment } from "../environment";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";

const Misses = type({
  misses: array(
    type({ host: string(), path: string(), count: number(), firstDay: string(), lastDay: string() }),
  ),
});

const Redirections = type({
  redirections: array(
    type({ host: string(), path: string(), target: string(), hits: number(), lastHitOn: nullable(string()) }),
  ),
  isLast: boolean(),
});

/** Redirections with their numbers of uses, and requested pages without a redirection. */
export async function showRedirections(_request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const [{ misses }, { redirections, isLast }] = await Promise.all([
    ask(env, "/operator/misses").then((answer) => create(answer, Misses)),
    ask(env, "/operator/redirections").then((answer) => create(answer, Redirections)),
  ]);
  const body = html`<main>
<h1>Pages that moved</h1>
<p><a href="/">Sandbox</a>. <code>npm run redirects</code> brings redirections in and says what is missing.
<code>/slow-page/</code> and <code>/failing-page/</code> of every shop are 404s: the look-up is slow, or fails.</p>
<h2>Asked for and not found</h2>
${toTable("Asked for and not found", ["Host", "Path", "Times", "First", "Last"], misses.map(toMissRow))}
${misses.length === 0 ? html`<p>Nothing yet.</p>` : ""}
<h2>Redirections</h2>
<p>${redirections.length}${isLast ? "" : " of more"}, by their paths.</p>
${toTable("Redirections", ["Host", "Path", "Target", "Times", "Last"], redirections.map(toRedirectionRow))}
</main>`;
  return toPage({ title: "Pages that moved", body });
}

async function ask({ REDIRECTIONS, REDIRECTIONS_OPERATOR_SECRET }: SandboxEnvironment, path: string) {
  const headers = { authorization: `Bearer ${REDIRECTIONS_OPERATOR_SECRET}` };
  const answer = await REDIRECTIONS.fetch(`http://redirections.localhost${path}`, { headers });
  return answer.json();
}

function toTable(label: string, heads: readonly string[], rows: readonly Markup[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function toMissRow({ host, path, count, firstDay, lastDay }: (typeof Misses.TYPE)["misses"][number]): Markup {
  return html`<tr><td>${host}</td><td><code>${path}</code></td><td>${count}</td><td>${firstDay}</td><td>${lastDay}</td></tr>`;
}

function toRedirectionRow({
  host,
  path,
  target,
  hits,
  lastHitOn,
}: (typeof Redirections.TYPE)["redirections"][number]): Markup {
  return html`<tr><td>${host}</td><td><code>${path}</code></td><td><code>${target}</code></td><td>${hits}</td><td>${lastHitOn ?? "–"}</td></tr>`;
}
