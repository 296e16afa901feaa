import type { IRequest } from "itty-router";
import { openLedger, type SandboxEnvironment } from "../environment";
import { testCards } from "../payments/card-scenario";
import { methodOf, type SandboxPayment } from "../payments/sandbox-payment";
import { toServiceList } from "../services/service-page";
import { toAmountText } from "./hosted-page";
import { html } from "./html";
import { toPage } from "./page";

/** The sandbox's overview: inputs to try, the switches, the payments. */
export async function showOverview(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const { port } = new URL(request.url);
  const ledger = openLedger(env);
  const [payments, switches] = await Promise.all([ledger.list(), ledger.switches()]);
  const body = html`<main>
<h1>Sandbox</h1>
<p>Stand-ins for the third parties of the shop. No money moves here.</p>
<p><a href="http://operations.localhost:${port}/">Operations</a>: requests, systems, queues and dead letters, as operators see them.</p>
<p><a href="/rooms">Cart rooms</a>: their versions, queues and sockets, and faults to inject.</p>
<p><a href="/agents/assistant">Assistant</a>: a script that fills a shared cart, as an AI app would.</p>
<p><a href="/toggles">Toggles</a>: features that an address switches on or off.</p>
<p><a href="/mailbox">Mailbox</a>: the mails that the shop sent.</p>
<p><a href="/cases">Support desk</a>: the cases that shoppers sent.</p>
<p><a href="/recalls">Recalls</a>: publish one; its owners get a mail and see it in their account.</p>
<p><a href="/invoices">Electronic invoices</a>: the documents that Peppol and KSeF took.</p>
<p><a href="/redirections">Pages that moved</a>: where to, and what was asked for and not found.</p>
<h2>Services: what arrived, and switches that break them</h2>
${toServiceList()}
<h2>Card payments: what to try</h2>
<ul>${testCards.map(({ number, says }) => html`<li><code>${number}</code> ${says}</li>`)}
<li>Cancel on the payment page ends the payment without an order.</li>
<li>Change the cart in another window while 3-D Secure asks: the payment is given back.</li></ul>
<h2>Notifications of payments</h2>
<p>Now: <strong>${switches.isSilent ? "held back" : "sent"}</strong></p>
<form method="post" action="/switches"><div class="actions">
<button name="mode" value="normal">Send notifications</button>
<button class="quiet" name="mode" value="silent">Hold them back</button>
</div></form>
<h2>Payments</h2>
<p>A payment's page settles it, lets it expire, pays it after all, refunds it, charges it back, and repeats or forges its notifications.</p>
<div class="scroll"><table>
<thead><tr><th>Time</th><th>Reference</th><th>Method</th><th>Amount</th><th>State</th><th>PSP reference</th></tr></thead>
<tbody>${payments.map(toRow)}</tbody>
</table></div>
${payments.length === 0 ? html`<p>None yet: order something and pay by card.</p>` : ""}
</main>`;
  return toPage({ title: "Sandbox", body });
}

/** Sets whether notifications are sent; redirects with 303 to the page. */
export async function setSwitches(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const mode = new URLSearchParams(await request.text()).get("mode");
  await openLedger(env).setSwitches({ isSilent: mode === "silent" });
  return new Response(null, { status: 303, headers: { Location: "/" } });
}

function toRow(payment: SandboxPayment) {
  const time = new Date(payment.createdAt).toISOString().replace("T", " ").slice(0, 19);
  return html`<tr><td>${time}</td><td><a href="/payments/${payment.id}">${payment.reference}</a></td><td>${methodOf(payment)}</td><td>${toAmountText(payment)}</td><td>${payment.status}</td><td>${payment.pspReference ?? "–"}</td></tr>`;
}
