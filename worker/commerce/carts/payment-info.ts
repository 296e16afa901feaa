import { invalidOperation, missingReference } from "../errors/platform-errors.ts";

interface PaymentReference {
  readonly typeId: string;
  readonly id: string;
}

/** The payments of a cart or an order. */
export interface PaymentInfo {
  readonly payments: readonly PaymentReference[];
}

export interface PaymentInput {
  readonly payment: { readonly id?: string | null; readonly key?: string | null };
}

/** `paymentIds` maps ids and keys of existing payments. Throws ReferencedResourceNotFound. */
export function addPaymentReference(
  info: PaymentInfo | undefined,
  { payment }: PaymentInput,
  paymentIds: ReadonlyMap<string, string>,
): PaymentInfo {
  const name = payment.id ?? payment.key ?? "";
  const id = paymentIds.get(name);
  if (!id) throw missingReference("payment", payment);
  const payments = info?.payments ?? [];
  if (payments.some((known) => known.id === id)) return { payments };
  return { payments: [...payments, { typeId: "payment", id }] };
}

/** Undefined if none is left. Throws InvalidOperation if the payment is not among them. */
export function removePaymentReference(
  info: PaymentInfo | undefined,
  { payment }: PaymentInput,
  paymentIds: ReadonlyMap<string, string>,
): PaymentInfo | undefined {
  const name = payment.id ?? payment.key ?? "";
  const id = paymentIds.get(name) ?? name;
  const payments = (info?.payments ?? []).filter((known) => known.id !== id);
  if (payments.length === (info?.payments.length ?? 0)) {
    throw invalidOperation(`Cannot remove payment '${name}' because it is not assigned.`);
  }
  return payments.length ? { payments } : undefined;
}
