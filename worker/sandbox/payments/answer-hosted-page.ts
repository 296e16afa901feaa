import type { IRequest } from "itty-router";
import { openLedger, type SandboxEnvironment } from "../environment";
import { toChallengePage, toHostedPage, toNoticePage } from "../pages/hosted-page";
import { toMethodPage } from "../pages/method-page";
import { chooseScenario } from "./card-scenario";
import { endPayment, returnToShop, type SandboxEnd } from "./end-payment";
import { methodOf, type SandboxPayment } from "./sandbox-payment";

/** The provider's page for the payment's state; a finished one redirects to the shop. */
export async function showHostedPage(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const payment = await openLedger(env).find(String(request.params.id));
  if (!payment) return toNoticePage(404, "No such payment", "This payment session does not exist.");
  if (payment.status === "active") return toPayPage(payment);
  return payment.status === "challenge" ? toChallengePage(payment) : returnToShop(payment);
}

/** Handles one of the page's buttons. A second press changes nothing. */
export async function receiveHostedForm(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const id = String(request.params.id);
  const payment = await openLedger(env).find(id);
  if (!payment) return toNoticePage(404, "No such payment", "This payment session does not exist.");
  const form = new URLSearchParams(await request.text());
  const step = form.get("step");
  const end = async (how: SandboxEnd) =>
    returnToShop((await endPayment(env, context, payment, how)) ?? payment);
  if (payment.status === "challenge") return end(step === "accept" ? "paid" : "refused");
  if (payment.status !== "active") return returnToShop(payment);
  if (step === "cancel") return end("cancelled");
  if (methodOf(payment) !== "scheme") {
    if (step === "pay") return end("paid");
    return step === "decline" ? end("refused") : end("pending");
  }
  switch (chooseScenario(form.get("number") ?? "")) {
    case "authorise":
      return end("paid");
    case "refuse":
      return end("refused");
    case "challenge":
      await openLedger(env).move(id, ["active"], { status: "challenge" });
      return new Response(null, { status: 303, headers: { Location: `/hosted/${id}` } });
    default:
      return toHostedPage(payment, "This is not a test card. Please use one from the list.");
  }
}

function toPayPage(payment: SandboxPayment): Promise<Response> {
  return methodOf(payment) === "scheme" ? toHostedPage(payment) : toMethodPage(payment);
}
