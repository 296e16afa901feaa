import { testCards } from "../payments/card-scenario";
import type { SandboxPayment } from "../payments/sandbox-payment";
import { html, type Markup } from "./html";
import { toPage } from "./page";

/** The provider's page with the card form; `problem` is shown above it. */
export function toHostedPage(payment: SandboxPayment, problem?: string): Promise<Response> {
  const body = html`<main class="narrow">
<h1>Pay by card</h1>
<p class="amount">${toAmountText(payment)}</p>
${problem ? html`<p class="notice" role="alert">${problem}</p>` : html`<p class="notice">Sandbox: no money moves. Use a test card.</p>`}
<form method="post">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="23">
<div class="pair">
<div><label for="expiry">Expiry date</label><input id="expiry" name="expiry" autocomplete="cc-exp" placeholder="03/30"></div>
<div><label for="code">Security code</label><input id="code" name="code" inputmode="numeric" autocomplete="cc-csc" placeholder="737" maxlength="4"></div>
</div>
<div class="actions">
<button name="step" value="pay">Pay ${toAmountText(payment)}</button>
<button class="quiet" name="step" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
<h2>Test cards</h2>
<ul>${testCards.map(({ number, says }) => html`<li><code>${number}</code> ${says}</li>`)}</ul>
</main>`;
  return toPage({ title: "Pay by card", body, formTarget: new URL(payment.returnUrl).origin });
}

/** The bank's page of 3-D Secure. */
export function toChallengePage(payment: SandboxPayment): Promise<Response> {
  const body = html`<main class="narrow">
<h1>Your bank asks: is this you?</h1>
<p class="amount">${toAmountText(payment)}</p>
<p>3-D Secure of the sandbox bank.</p>
<form method="post"><div class="actions">
<button name="step" value="accept">Accept</button>
<button class="quiet" name="step" value="decline">Decline</button>
</div></form>
</main>`;
  return toPage({ title: "3-D Secure", body, formTarget: new URL(payment.returnUrl).origin });
}

export function toNoticePage(status: number, title: string, text: string): Promise<Response> {
  return toPage({ title, status, body: html`<main class="narrow"><h1>${title}</h1><p>${text}</p></main>` });
}

export function toAmountText({ amount }: SandboxPayment): Markup {
  const { value, currency } = amount;
  return html`${new Intl.NumberFormat("en", { style: "currency", currency }).format(value / 100)}`;
}
