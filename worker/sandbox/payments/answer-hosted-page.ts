import type { IRequest } from "itty-router";
import { openLedger, type SandboxEnvironment } from "../environment";
import { toChallengePage, toHostedPage, toNoticePage } from "../pages/hosted-page";
import { chooseScenario } from "./card-scenario";
import { newPspReference, notifyShop } from "./notify-shop";
import { type SandboxPayment, type SandboxStatus, toSessionResult } from "./sandbox-payment";

/** The hosted page as the session stands; a session that is over goes back to the shop. */
export async function showHostedPage(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const payment = await openLedger(env).find(String(request.params.id));
  if (!payment) return toNoticePage(404, "No such payment", "This payment session does not exist.");
  if (payment.status === "active") return toHostedPage(payment);
  return payment.status === "challenge" ? toChallengePage(payment) : returnToShop(payment);
}

/** A press on one of the page's buttons. Pressed twice, it counts once. */
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
  if (payment.status === "challenge") {
    return end(env, context, payment, step === "accept" ? "authorised" : "refused");
  }
  if (payment.status !== "active") return returnToShop(payment);
  if (step === "cancel") return end(env, context, payment, "cancelled");
  switch (chooseScenario(form.get("number") ?? "")) {
    case "authorise":
      return end(env, context, payment, "authorised");
    case "refuse":
      return end(env, context, payment, "refused");
    case "challenge":
      await openLedger(env).move(id, ["active"], { status: "challenge" });
      return new Response(null, { status: 303, headers: { Location: `/hosted/${id}` } });
    default:
      return toHostedPage(payment, "This is not a test card. Please use one from the list.");
  }
}

async function end(
  env: SandboxEnvironment,
  context: ExecutionContext,
  payment: SandboxPayment,
  status: SandboxStatus,
): Promise<Response> {
  const pspReference = status === "cancelled" ? null : newPspReference();
  const ledger = openLedger(env);
  const ended = await ledger.move(payment.id, ["active", "challenge"], { status, pspReference });
  if (ended && status !== "cancelled") {
    context.waitUntil(notifyShop(env, ended, "AUTHORISATION", status === "authorised"));
  }
  return returnToShop(ended ?? payment);
}

function returnToShop(payment: SandboxPayment): Response {
  const url = new URL(payment.returnUrl);
  url.searchParams.set("sessionId", payment.id);
  url.searchParams.set("sessionResult", toSessionResult(payment));
  return new Response(null, { status: 303, headers: { Location: url.href, "Cache-Control": "no-store" } });
}
