export type SandboxAmount = { readonly value: number; readonly currency: string };

export type SandboxStatus =
  | "active"
  | "challenge"
  | "pending"
  | "authorised"
  | "refused"
  | "cancelled"
  | "expired"
  | "captured"
  | "voided"
  | "refunded";

/** One payment with its result: of a hosted session, or started by `POST /payments`. */
export type SandboxPayment = {
  /** The session's id, or the payment's own. */
  readonly id: string;
  /** Missing: a session, from before other kinds existed. */
  readonly kind?: "session" | "payment";
  /** The payment methods that the shopper may choose. */
  readonly methods?: readonly string[];
  /** The payment is captured with the authorisation. */
  readonly isCapturedAtOnce?: boolean;
  /** The shop's id of its attempt, which notifications contain. */
  readonly attemptId?: string | null;
  readonly reference: string;
  readonly amount: SandboxAmount;
  readonly returnUrl: string;
  readonly locale: string;
  readonly status: SandboxStatus;
  readonly pspReference: string | null;
  readonly createdAt: number;
  /** Minor units; missing on a captured payment: the whole amount. */
  readonly capturedValue?: number;
  /** Minor units of all refunds so far. */
  readonly refundedValue?: number;
};

export type SandboxSwitches = {
  /** Notifications are held back, as when the provider's queue is late. */
  readonly isSilent: boolean;
};

export const defaultSwitches: SandboxSwitches = { isSilent: false };

/** The first method of a payment; for a session with several, the method of its page. */
export function methodOf({ methods }: SandboxPayment): string {
  return methods?.[0] ?? "scheme";
}

/** Proves a payment's result to the shop; only the provider can read this token. */
export function toSessionResult(payment: Pick<SandboxPayment, "id" | "reference">): string {
  return btoa(`${payment.id}:${payment.reference}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The payment's id in such a token; "": it is not a token of this sandbox. */
export function readSessionResult(token: string): string {
  try {
    return atob(token.replaceAll("-", "+").replaceAll("_", "/")).split(":")[0] ?? "";
  } catch {
    return "";
  }
}

/** The shop's return URL, with the proof of the result. */
export function toReturnAddress(payment: SandboxPayment): string {
  const url = new URL(payment.returnUrl);
  if (payment.kind === "payment") url.searchParams.set("redirectResult", toSessionResult(payment));
  else {
    url.searchParams.set("sessionId", payment.id);
    url.searchParams.set("sessionResult", toSessionResult(payment));
  }
  return url.href;
}

/** The shopper's browser reaches the sandbox on the port of the shop. */
export function toHostedUrl(request: { readonly url: string }, payment: SandboxPayment): string {
  const url = new URL(`/hosted/${payment.id}`, request.url);
  const { protocol, port } = new URL(payment.returnUrl);
  url.protocol = protocol;
  url.port = port;
  return url.href;
}
