import type { IRequest } from "itty-router";
import { array, integer, literal, optional, size, string, type } from "superstruct";
import { openLedger, type SandboxEnvironment } from "../environment";
import { refuseMethods } from "./list-payment-methods";
import { newPspReference } from "./notify-shop";
import { refuse, refuseAmount } from "./refusals";
import { methodOf, type SandboxPayment, toHostedUrl, toSessionResult } from "./sandbox-payment";

const Text = size(string(), 1, 2000);
const SessionDraft = type({
  merchantAccount: Text,
  reference: size(string(), 1, 80),
  returnUrl: Text,
  mode: literal("hosted"),
  amount: type({ value: integer(), currency: string() }),
  shopperLocale: optional(Text),
  allowedPaymentMethods: optional(array(Text)),
  captureDelayHours: optional(integer()),
});

/** Refuses a wrong key; undefined lets the call pass. */
export function requireKey(request: IRequest, env: SandboxEnvironment): Response | undefined {
  const isRight = request.headers.get("x-api-key") === env.PAYMENT_API_KEY;
  return isRight ? undefined : refuse(401, "000", "HTTP Status Response - Unauthorized");
}

/** `POST /sessions`: a hosted payment page. */
export async function startSession(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const [problem, draft] = SessionDraft.validate(body);
  if (problem) return refuse(422, "702", `Structure of the request is wrong: ${problem.path.join(".")}`);
  if (draft.merchantAccount !== env.PAYMENT_MERCHANT_ACCOUNT)
    return refuse(403, "901", "Invalid Merchant Account");
  if (!URL.canParse(draft.returnUrl)) return refuse(422, "140", "Field 'returnUrl' is not valid.");
  const wrong = refuseAmount(draft.amount) ?? refuseMethods(draft.allowedPaymentMethods ?? []);
  if (wrong) return wrong;
  const payment = await openLedger(env).open(request.headers.get("idempotency-key"), {
    id: `CS${newPspReference()}`,
    kind: "session",
    methods: draft.allowedPaymentMethods ?? ["scheme"],
    isCapturedAtOnce: draft.captureDelayHours === 0,
    reference: draft.reference,
    amount: draft.amount,
    returnUrl: draft.returnUrl,
    locale: draft.shopperLocale ?? "en",
    status: "active",
    pspReference: null,
    createdAt: Date.now(),
  });
  const url = toHostedUrl(request, payment);
  const body201 = { ...draft, id: payment.id, sessionData: toSessionResult(payment), url };
  return Response.json(body201, { status: 201 });
}

/** `GET /sessions/{id}?sessionResult=`: the session's result. */
export async function readSession(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const payment = await openLedger(env).find(String(request.params.id));
  const result = new URL(request.url).searchParams.get("sessionResult");
  if (!payment || result !== toSessionResult(payment)) return refuse(422, "14_0416", "Invalid sessionResult");
  const { id, reference, amount, pspReference } = payment;
  const resultCode = toResultCode(payment);
  const payments = pspReference
    ? [{ pspReference, resultCode, amount, paymentMethod: { type: methodOf(payment) } }]
    : [];
  return Response.json({ id, reference, status: toSessionStatus(payment), payments });
}

/** The result code of `POST /payments` and `/payments/details` for a finished or pending payment. */
export function toResultCode({ status }: SandboxPayment): string {
  switch (status) {
    case "refused":
    case "expired":
      return "Refused";
    case "cancelled":
      return "Cancelled";
    case "pending":
    case "active":
    case "challenge":
      return "Pending";
    default:
      return "Authorised";
  }
}

function toSessionStatus(payment: SandboxPayment): string {
  if (payment.status === "active" || payment.status === "challenge") return "active";
  const statuses: Readonly<Record<string, string>> = {
    Authorised: "completed",
    Cancelled: "canceled",
    Refused: "refused",
    Pending: "paymentPending",
  };
  return statuses[toResultCode(payment)] ?? "active";
}
