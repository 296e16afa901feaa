import { toVoucher } from "../payments/answer-payments-api";
import { methodOf, type SandboxPayment } from "../payments/sandbox-payment";
import { toAmountText } from "./hosted-page";
import { html, type Markup } from "./html";
import { toPage } from "./page";

type OperationText = { readonly label: string; readonly says: string };

/** One payment: its state, its operations at the provider, and the shop's notifications. */
export function toOperatorPage(
  payment: SandboxPayment,
  operations: Readonly<Record<string, OperationText>>,
  sent: readonly string[],
): Promise<Response> {
  const body = html`<main>
<p><a href="/">Sandbox</a></p>
<h1>Payment ${payment.reference}</h1>
<p class="amount">${toAmountText(payment)}</p>
<p role="status">Now: <strong>${payment.status}</strong> · ${methodOf(payment)} · PSP reference <code>${payment.pspReference ?? "–"}</code></p>
${methodOf(payment) === "multibanco" ? toVoucherText(payment) : ""}
<form method="post"><ul class="plain">${Object.entries(operations).map(toOperation)}</ul></form>
<h2>Told to the shop</h2>
${sent.length === 0 ? html`<p>Nothing yet.</p>` : sent.map(toSent)}
</main>`;
  return toPage({ title: `Payment ${payment.reference}`, body });
}

function toVoucherText({ pspReference }: SandboxPayment): Markup {
  const { reference, entity } = toVoucher(pspReference ?? "");
  return html`<p>Multibanco voucher: entity <code>${entity}</code>, reference <code>${reference}</code>. “Paid” is the cash machine.</p>`;
}

function toOperation([name, { label, says }]: readonly [string, OperationText]): Markup {
  return html`<li><button class="quiet" name="operation" value="${name}">${label}</button> ${says}</li>`;
}

function toSent(body: string): Markup {
  const event = /"eventCode":"(\w+)"/.exec(body)?.[1] ?? "";
  return html`<details><summary>${event}</summary><pre>${body}</pre></details>`;
}
