import type { IRequest } from "itty-router";
import { integer, literal, min, size, string, type } from "superstruct";
import { openLedger, type SandboxEnvironment } from "../environment";
import { newPspReference, notifyShop } from "./notify-shop";
import { type SandboxPayment, toSessionResult } from "./sandbox-payment";

const Text = size(string(), 1, 2000);
const SessionDraft = type({
  merchantAccount: Text,
  reference: size(string(), 1, 80),
  returnUrl: Text,
  mode: literal("hosted"),
  amount: type({ value: min(integer(), 1), currency: size(string(), 3) }),
});

/** Slower than the shop's patience would be cruel: this is slow, not dead. */
const slowMs = 5_000;

/** Wrong key, slow or failing service; undefined lets the call through. */
export async function applySwitches(
  request: IRequest,
  env: SandboxEnvironment,
): Promise<Response | undefined> {
  if (request.headers.get("x-api-key") !== env.PAYMENT_API_KEY) {
    return refuse(401, "000", "HTTP Status Response - Unauthorized");
  }
  const { mode } = await openLedger(env).switches();
  if (mode === "failing") return refuse(500, "905", "Payment details are not supported");
  if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
  return undefined;
}

/** `POST /sessions`: a hosted payment page. */
export async function startSession(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const [problem, draft] = SessionDraft.validate(body);
  if (problem) return refuse(422, "702", `Structure of the request is wrong: ${problem.path.join(".")}`);
  if (draft.merchantAccount !== env.PAYMENT_MERCHANT_ACCOUNT)
    return refuse(403, "901", "Invalid Merchant Account");
  if (!URL.canParse(draft.returnUrl)) return refuse(422, "140", "Field 'returnUrl' is not valid.");
  const locale =
    "shopperLocale" in draft && typeof draft.shopperLocale === "string" ? draft.shopperLocale : "en";
  const payment = await openLedger(env).open(request.headers.get("idempotency-key"), {
    id: `CS${newPspReference()}`,
    reference: draft.reference,
    amount: draft.amount,
    returnUrl: draft.returnUrl,
    locale,
    status: "active",
    pspReference: null,
    createdAt: Date.now(),
  });
  const url = toHostedUrl(request, payment);
  const body201 = { ...draft, id: payment.id, sessionData: toSessionResult(payment), url };
  return Response.json(body201, { status: 201 });
}

/** `GET /sessions/{id}?sessionResult=`: what became of it. */
export async function readSession(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const payment = await openLedger(env).find(String(request.params.id));
  const result = new URL(request.url).searchParams.get("sessionResult");
  if (!payment || result !== toSessionResult(payment)) return refuse(422, "14_0416", "Invalid sessionResult");
  const { id, reference, amount, pspReference } = payment;
  const resultCode = payment.status === "refused" ? "Refused" : "Authorised";
  const payments = pspReference
    ? [{ pspReference, resultCode, amount, paymentMethod: { type: "scheme" } }]
    : [];
  return Response.json({ id, reference, status: toSessionStatus(payment), payments });
}

/** `POST /payments/{psp}/captures` and `/cancels`: received now, notified later. */
export async function modifyPayment(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const isCapture = request.params.kind === "captures";
  if (!isCapture && request.params.kind !== "cancels") return refuse(404, "000", "Not found");
  const ledger = openLedger(env);
  const known = await ledger.findByPsp(String(request.params.psp));
  if (!known) return refuse(422, "167", "Original pspReference required for this operation");
  const target = isCapture ? "captured" : "voided";
  const moved = await ledger.move(known.id, ["authorised", target], { status: target });
  const eventCode = isCapture ? "CAPTURE" : "CANCELLATION";
  context.waitUntil(notifyShop(env, known, eventCode, moved !== null));
  const pspReference = newPspReference();
  const body = {
    merchantAccount: env.PAYMENT_MERCHANT_ACCOUNT,
    paymentPspReference: known.pspReference,
    pspReference,
  };
  return Response.json({ ...body, reference: known.reference, status: "received" }, { status: 201 });
}

function toSessionStatus({ status }: SandboxPayment): string {
  if (status === "authorised" || status === "captured" || status === "voided") return "completed";
  if (status === "cancelled") return "canceled";
  return status === "refused" ? "refused" : "active";
}

/** The shopper's browser reaches the sandbox on the port of the shop. */
function toHostedUrl(request: IRequest, payment: SandboxPayment): string {
  const url = new URL(`/hosted/${payment.id}`, request.url);
  const { protocol, port } = new URL(payment.returnUrl);
  url.protocol = protocol;
  url.port = port;
  return url.href;
}

function refuse(status: number, errorCode: string, message: string): Response {
  return Response.json({ status, errorCode, message, errorType: "validation" }, { status });
}
