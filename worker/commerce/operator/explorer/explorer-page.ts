import { issueToken } from "../../oauth/token-endpoints.ts";
import type { Environment } from "../../requests/environment.ts";
import { html } from "../markup.ts";
import { toPage } from "../pages/page.ts";

/** The explorer: an editor with the schema, and a token of the project's own client. */
export async function showExplorer(_request: Request, environment: Environment): Promise<Response> {
  const nonce = crypto.randomUUID();
  const body = html`<h1>GraphQL explorer</h1>
<noscript><p>The explorer needs scripts. <a href="/operator/schema">The schema</a> can be read without.</p></noscript>
<form id="explorer" class="explorer" data-nonce="${nonce}" data-endpoint="/${environment.projectKey}/graphql">
<div class="ask">
<h2 id="query-name">Query</h2>
<div id="query" role="group" aria-labelledby="query-name"></div>
<label for="variables">Variables (JSON)</label>
<textarea id="variables" rows="4" spellcheck="false" autocomplete="off">{ "limit": 5 }</textarea>
<label for="token">Access token</label>
<input id="token" value="${await takeToken(environment)}" spellcheck="false" autocomplete="off">
<button>Run</button>
</div>
<div class="answer">
<h2>Answer</h2>
<p id="status" role="status"></p>
<pre id="result" tabindex="0" aria-label="Answer"></pre>
</div>
</form>`;
  const script = "/operator/assets/explorer.js";
  return toPage({ title: "GraphQL explorer", part: "/graphiql", body, script: { address: script, nonce } });
}

/** A token of the project's client; it expires like any other. */
async function takeToken(environment: Environment): Promise<string> {
  const { bootstrapClientId, bootstrapClientSecret } = environment;
  const request = new Request("http://platform.localhost/oauth/token", {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${bootstrapClientId}:${bootstrapClientSecret}`)}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  const answer: unknown = await (await issueToken(request, environment)).json();
  const hasToken = typeof answer === "object" && answer !== null && "access_token" in answer;
  return hasToken ? String(answer.access_token) : "";
}
