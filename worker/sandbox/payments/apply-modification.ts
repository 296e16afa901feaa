import type { SandboxPayment, SandboxStatus } from "./sandbox-payment";

export const modificationKinds = ["captures", "cancels", "refunds", "reversals"] as const;

export type ModificationKind = (typeof modificationKinds)[number];

/** The payment after a modification, and the amount that moved; or the reason why the provider refuses it. */
export type ModificationOutcome =
  | {
      readonly isSuccess: true;
      readonly payment: SandboxPayment;
      readonly value: number;
      readonly action: "cancel" | "refund";
    }
  | { readonly isSuccess: false; readonly reason: string };

const insufficient = { isSuccess: false, reason: "Insufficient balance on payment" } as const;

/** Minor units that are captured and not refunded yet. */
export function remainingValue({ amount, capturedValue, refundedValue, status }: SandboxPayment): number {
  return status === "captured" ? (capturedValue ?? amount.value) - (refundedValue ?? 0) : 0;
}

/**
 * Applies a modification to a payment. `value` in minor units counts for captures and refunds; cancels and reversals
 * apply to the whole. One capture per payment, of at most the authorised amount: the rest of the authorisation lapses.
 * Refunds are limited to the captured amount; a partly refunded payment cannot be reversed.
 * ¶ Source: Adyen Checkout v71, payment modifications
 */
export function applyModification(
  payment: SandboxPayment,
  kind: ModificationKind,
  value: number,
): ModificationOutcome {
  const { status, amount } = payment;
  const isOpen = status === "authorised" || status === "pending";
  if (kind === "captures" && status === "authorised") {
    if (value > amount.value) return insufficient;
    return succeed({ ...payment, status: "captured", capturedValue: value }, value, "cancel");
  }
  if ((kind === "cancels" || kind === "reversals") && isOpen) {
    return succeed({ ...payment, status: "voided" }, amount.value, "cancel");
  }
  const remaining = remainingValue(payment);
  if (kind === "refunds" && status === "captured") {
    return value > remaining ? insufficient : refund(payment, value, remaining);
  }
  if (kind === "reversals" && status === "captured") {
    return payment.refundedValue ? insufficient : refund(payment, remaining, remaining);
  }
  return { isSuccess: false, reason: `Not allowed for a payment that is ${status}` };
}

function refund(payment: SandboxPayment, value: number, remaining: number): ModificationOutcome {
  const status: SandboxStatus = value === remaining ? "refunded" : "captured";
  const refundedValue = (payment.refundedValue ?? 0) + value;
  return succeed({ ...payment, status, refundedValue }, value, "refund");
}

function succeed(payment: SandboxPayment, value: number, action: "cancel" | "refund"): ModificationOutcome {
  return { isSuccess: true, payment, value, action };
}
