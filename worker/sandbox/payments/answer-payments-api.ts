import type { IRequest } from "itty-router";
import { array, type Infer, integer, min, optional, pattern, size, string, type } from "superstruct";
import { openLedger, type SandboxEnvironment } from "../environment";
import { toResultCode } from "./answer-checkout-api";
import { refuseMethods } from "./list-payment-methods";
import { newPspReference, notifyShop } from "./notify-shop";
import { refuse, refuseAmount } from "./refusals";
import { readSessionResult, type SandboxPayment, toHostedUrl, toSessionResult } from "./sandbox-payment";

const Text = size(string(), 1, 2000);
const Item = type({ id: Text, quantity: min(integer(), 1), amountIncludingTax: integer() });

const PaymentDraft = type({
  merchantAccount: Text,
  reference: size(string(), 1, 80),
  returnUrl: Text,
  amount: type({ value: integer(), currency: string() }),
  paymentMethod: type({
    type: Text,
    applePayToken: optional(size(string(), 1, 50_000)),
    googlePayToken: optional(size(string(), 1, 50_000)),
  }),
  countryCode: pattern(string(), /^[A-Z]{2}$/),
  shopperLocale: optional(Text),
  captureDelayHours: optional(integer()),
  metadata: optional(type({ attemptId: Text })),
  lineItems: optional(array(Item)),
  shopperName: optional(type({ firstName: Text, lastName: Text })),
  shopperEmail: optional(string()),
  telephoneNumber: optional(Text),
  dateOfBirth: optional(pattern(string(), /^\d{4}-\d{2}-\d{2}$/)),
  billingAddress: optional(
    type({ street: Text, houseNumberOrName: Text, postalCode: Text, city: Text, country: Text }),
  ),
  company: optional(type({ name: Text, registryLocation: optional(Text), taxId: optional(Text) })),
});

type Draft = Infer<typeof PaymentDraft>;

const invoiceMethods: ReadonlySet<string> = new Set(["klarna", "klarna_account", "klarna_b2b", "ratepay"]);
const voucherLifetimeMs = 3 * 24 * 60 * 60 * 1000;
const adultYears = 18;

/** `POST /payments`: a redirect page, a voucher, or an immediate result. */
export async function startPayment(
  request: IRequest,
  env: SandboxEnvironment,
  context: ExecutionContext,
): Promise<Response> {
  const [problem, draft] = PaymentDraft.validate(await request.json().catch(() => null));
  if (problem) return refuse(422, "702", `Structure of the request is wrong: ${problem.path.join(".")}`);
  if (draft.merchantAccount !== env.PAYMENT_MERCHANT_ACCOUNT)
    return refuse(403, "901", "Invalid Merchant Account");
  const wrong = refuseAmount(draft.amount) ?? refuseMethods([draft.paymentMethod.type]);
  if (wrong) return wrong;
  const lacking = findLacking(draft);
  if (lacking) return refuse(422, "140", `Field '${lacking}' is missing or wrong.`);
  const fresh = toPayment(draft);
  const payment = await openLedger(env).open(request.headers.get("idempotency-key"), fresh);
  const isFirst = payment.id === fresh.id;
  const isOver =
    payment.status !== "active" && payment.status !== "challenge" && payment.status !== "pending";
  if (isFirst && isOver) {
    const isSuccess = payment.status !== "refused";
    context.waitUntil(notifyShop(env, payment, { event: "AUTHORISATION", isSuccess }));
  }
  return Response.json(toAnswer(request, payment));
}

/** `POST /payments/details`: the result of the payment that the shopper returns from. */
export async function readDetails(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const Details = type({ details: type({ redirectResult: Text }) });
  const [problem, body] = Details.validate(await request.json().catch(() => null));
  if (problem) return refuse(422, "702", "Field 'details.redirectResult' is missing.");
  const { redirectResult } = body.details;
  const payment = await openLedger(env).find(readSessionResult(redirectResult));
  if (!payment || toSessionResult(payment) !== redirectResult)
    return refuse(422, "14_006", "Invalid redirectResult");
  const { pspReference, amount, reference } = payment;
  return Response.json({
    resultCode: toResultCode(payment),
    pspReference,
    amount,
    merchantReference: reference,
  });
}

function toPayment(draft: Draft): SandboxPayment {
  const pspReference = newPspReference();
  return {
    id: `PY${pspReference}`,
    kind: "payment",
    methods: [draft.paymentMethod.type],
    isCapturedAtOnce: draft.captureDelayHours === 0,
    attemptId: draft.metadata?.attemptId ?? null,
    reference: draft.reference,
    amount: draft.amount,
    returnUrl: draft.returnUrl,
    locale: draft.shopperLocale ?? "en",
    status: toFirstStatus(draft),
    pspReference,
    createdAt: Date.now(),
  };
}

/** A wallet's token contains its outcome in plain text or base64; a minor gets no invoice. */
function toFirstStatus({ paymentMethod, dateOfBirth }: Draft): SandboxPayment["status"] {
  const { type: method, applePayToken, googlePayToken } = paymentMethod;
  if (method === "multibanco") return "pending";
  const token = applePayToken ?? googlePayToken;
  if (token !== undefined) {
    const says = `${token} ${decode(token)}`;
    if (says.includes("refused")) return "refused";
    if (says.includes("pending")) return "pending";
    return says.includes("challenge") ? "challenge" : "authorised";
  }
  return method === "ratepay" && dateOfBirth && isMinor(dateOfBirth) ? "refused" : "active";
}

/** The method's required field that is missing; null: complete. */
function findLacking(draft: Draft): string | null {
  const { type: method } = draft.paymentMethod;
  if (!URL.canParse(draft.returnUrl)) return "returnUrl";
  if (!invoiceMethods.has(method)) return null;
  const sum = (draft.lineItems ?? []).reduce(
    (cents, { quantity, amountIncludingTax }) => cents + quantity * amountIncludingTax,
    0,
  );
  if (sum !== draft.amount.value) return "lineItems";
  if (!draft.shopperName) return "shopperName";
  if (!draft.billingAddress) return "billingAddress";
  if (method === "klarna_b2b" && !draft.company) return "company.name";
  if (method === "ratepay" && !draft.dateOfBirth) return "dateOfBirth";
  return method === "ratepay" && !draft.telephoneNumber ? "telephoneNumber" : null;
}

function toAnswer(request: IRequest, payment: SandboxPayment): unknown {
  const { amount, createdAt, methods, pspReference, reference, status } = payment;
  const paymentMethodType = methods?.[0];
  const common = { pspReference, merchantReference: reference, amount };
  if (status === "active" || status === "challenge") {
    const action = { type: "redirect", method: "GET", url: toHostedUrl(request, payment), paymentMethodType };
    return { resultCode: "RedirectShopper", merchantReference: reference, action };
  }
  if (paymentMethodType !== "multibanco" || status !== "pending") {
    return { ...common, resultCode: toResultCode(payment) };
  }
  const action = {
    type: "voucher",
    paymentMethodType,
    ...toVoucher(pspReference ?? ""),
    expiresAt: new Date(createdAt + voucherLifetimeMs).toISOString(),
    merchantReference: reference,
    totalAmount: amount,
    initialAmount: amount,
  };
  return { ...common, resultCode: "PresentToShopper", action };
}

/** Nine digits in groups and the entity, in Multibanco's form. */
export function toVoucher(pspReference: string) {
  const digits = [...pspReference].map((character) => character.charCodeAt(0) % 10).join("");
  return { reference: digits.slice(0, 9).replaceAll(/(\d{3})(?=\d)/g, "$1 "), entity: "12101" };
}

function isMinor(birthDate: string): boolean {
  const adultAt = new Date(`${birthDate}T00:00:00Z`);
  adultAt.setUTCFullYear(adultAt.getUTCFullYear() + adultYears);
  return adultAt.getTime() > Date.now();
}

function decode(token: string): string {
  try {
    return atob(token);
  } catch {
    return "";
  }
}
