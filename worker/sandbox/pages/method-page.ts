import encodeQR from "qr";
import { methodOf, type SandboxPayment } from "../payments/sandbox-payment";
import { toAmountText } from "./hosted-page";
import { html, Markup } from "./html";
import { toPage } from "./page";

type MethodPage = {
  readonly title: string;
  readonly says: string;
  readonly pay: string;
  /** A code for the method's app to scan. */
  readonly hasCode?: boolean;
};

/** The page of each method's provider, with its own texts. */
const methodPages: Readonly<Record<string, MethodPage>> = {
  paypal: { title: "PayPal", says: "Log in and pay from your balance or bank account.", pay: "Pay now" },
  klarna: { title: "Klarna: pay later", says: "Buy now and pay the invoice in 30 days.", pay: "Buy now" },
  klarna_account: {
    title: "Klarna: pay over time",
    says: "Pay in monthly instalments.",
    pay: "Agree and buy",
  },
  klarna_b2b: {
    title: "Billie: invoice for businesses",
    says: "Your company pays in 30 days.",
    pay: "Buy on invoice",
  },
  ratepay: {
    title: "Ratepay: invoice",
    says: "Pay after you have received the goods.",
    pay: "Confirm purchase",
  },
  onlineBanking_PL: { title: "Przelewy24", says: "Choose your bank, or type a BLIK code.", pay: "Pay" },
  ideal: { title: "iDEAL", says: "Approve the payment in your bank's app.", pay: "Approve" },
  mobilepay: {
    title: "MobilePay",
    says: "Read the code with the app and swipe.",
    pay: "Swipe to pay",
    hasCode: true,
  },
  twint: { title: "TWINT", says: "Read the code with the app and confirm.", pay: "Confirm", hasCode: true },
  applepay: { title: "Apple Pay", says: "Confirm with the side button.", pay: "Pay" },
  googlepay: { title: "Google Pay", says: "Pay with a card of your account.", pay: "Pay" },
};

/** Pay, decline, leave, or pay later: one button per outcome. */
export function toMethodPage(payment: SandboxPayment): Promise<Response> {
  const method = methodOf(payment);
  const page = methodPages[method] ?? { title: method, says: "", pay: "Pay" };
  const body = html`<main class="narrow">
<h1>${page.title}</h1>
<p class="amount">${toAmountText(payment)}</p>
<p class="notice">Sandbox: no money moves.</p>
<p>${page.says}</p>
${page.hasCode ? html`<div class="code">${drawCode(payment)}</div><p>Code for the app: <code>${toAppCode(payment)}</code></p>` : ""}
${method === "onlineBanking_PL" ? html`<p>mBank · PKO BP · Santander · ING · BLIK</p>` : ""}
<form method="post"><div class="actions">
<button name="step" value="pay">${page.pay}</button>
<button class="quiet" name="step" value="decline">Decline</button>
<button class="quiet" name="step" value="later">Pay later</button>
<button class="quiet" name="step" value="cancel">Cancel</button>
</div></form>
<h2>What the buttons do</h2>
<ul>
<li><strong>${page.pay}</strong>: the payment is authorised${payment.isCapturedAtOnce ? " and the money taken" : ""}</li>
<li><strong>Decline</strong>: the provider refuses it</li>
<li><strong>Pay later</strong>: the payment is pending; the sandbox's list of payments settles it or lets it expire</li>
<li><strong>Cancel</strong>: back to the shop without paying</li>
</ul>
</main>`;
  return toPage({ title: page.title, body, formTarget: new URL(payment.returnUrl).origin });
}

/** The code for the app's camera; drawn by the library itself, from digits only. */
function drawCode(payment: SandboxPayment): Markup {
  return new Markup(encodeQR(`sandbox:${toAppCode(payment)}`, "svg"));
}

/** Two groups of five digits, as the apps show them. */
function toAppCode({ id }: SandboxPayment): string {
  const digits = [...id].map((character) => character.charCodeAt(0) % 10).join("");
  return digits.slice(-10).replaceAll(/(\d{5})(?=\d)/g, "$1 ");
}
