import type { IRequest } from "itty-router";
import type { SandboxEnvironment } from "../environment";
import { html, type Markup } from "../pages/html";
import { toPage } from "../pages/page";
import { runAssistant, type Step } from "./run-assistant";
import { signMessage } from "./sign-message";

type Shown = { readonly access: string; readonly query: string; readonly steps: readonly Step[] };

/** An assistant without a model: a script that speaks the Model Context Protocol to a shop. */
export function showAssistant(): Promise<Response> {
  return toAssistantPage({ access: "", query: "", steps: [] });
}

/** Runs the script on the cart whose access was pasted, and shows its messages. */
export async function askAssistant(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const access = form.get("access") ?? "";
  const query = form.get("query") ?? "";
  const steps = await runAssistant({ access, query }, async (message) =>
    env.SHOP.fetch(await signMessage(message)),
  );
  return toAssistantPage({ access, query, steps });
}

function toAssistantPage({ access, query, steps }: Shown): Promise<Response> {
  const body = html`<main>
<h1>Assistant</h1>
<p>A script that speaks the Model Context Protocol to a shop, as an AI app would. Open a shop's cart in a second window, choose
"Let an assistant fill this cart", and paste the text that it shows. Each press searches, reads the cart, and adds the first
product found: the line appears in the second window at once.</p>
<form method="post" action="/agents/assistant">
<label for="access">Access text</label>
<textarea id="access" name="access" rows="3" required>${access}</textarea>
<label for="query">Search for</label>
<input id="query" name="query" value="${query}" placeholder="mixer">
<div class="actions"><button>Fill the cart</button></div>
</form>
${steps.length > 0 ? html`<h2>Messages</h2><ol>${steps.map(toItem)}</ol>` : ""}
</main>`;
  return toPage({ title: "Assistant", body });
}

function toItem({ name, sent, received }: Step): Markup {
  return html`<li><strong>${name}</strong><pre>${sent}</pre><pre>${received}</pre></li>`;
}
