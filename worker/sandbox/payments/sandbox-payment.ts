type SandboxAmount = { readonly value: number; readonly currency: string };

export type SandboxStatus =
  | "active"
  | "challenge"
  | "authorised"
  | "refused"
  | "cancelled"
  | "captured"
  | "voided";

/** One payment session with what became of it. */
export type SandboxPayment = {
  readonly id: string;
  readonly reference: string;
  readonly amount: SandboxAmount;
  readonly returnUrl: string;
  readonly locale: string;
  readonly status: SandboxStatus;
  readonly pspReference: string | null;
  readonly createdAt: number;
};

export type SandboxSwitches = {
  /** What calls of the API meet. */
  readonly mode: "normal" | "slow" | "failing";
  /** Notifications are held back, as when the provider's queue is late. */
  readonly isSilent: boolean;
};

export const defaultSwitches: SandboxSwitches = { mode: "normal", isSilent: false };

/** The shop's result of a session is proved by this token, which only the provider can read. */
export function toSessionResult(payment: SandboxPayment): string {
  return btoa(`${payment.id}:${payment.reference}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
