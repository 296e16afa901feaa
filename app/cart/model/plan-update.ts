import { assertNever } from "../../foundation/assert-never";
import type { Money } from "../../foundation/money";
import { type Cart, isFixedLine, type LocalizedText, type VatCheck } from "./cart";
import type { CartChange, CartFieldValue } from "./cart-change";
import { type CartCommand, type LineToAdd, type ShopperFields, toCouponError } from "./cart-command";
import { chooseCodFee } from "./choose-cod-fee";
import { toCouponCode } from "./coupon-code";
import { AddressPlan } from "./plan-addresses";
import { type CommandOutcome, type GuaranteeOffer, QuantityPlan } from "./plan-quantities";
import type { QuantityLimits } from "./quantity-rules";
import { withoutVat, withVatCheck } from "./vat-check";

export type PlanContext = {
  /** Sellable pieces of the commands' SKUs; null: unlimited. */
  readonly stock: ReadonlyMap<string, number | null>;
  readonly limits: QuantityLimits;
  /** Requested guarantees that are for sale, by `toGuaranteeKey`. */
  readonly guarantees?: ReadonlyMap<string, GuaranteeOffer>;
  /** SKUs of the commands that are not for sale separately in this shop (`isForSale`). */
  readonly notForSale?: ReadonlySet<string>;
  /** Whether the cart can be ordered with a payment method; absent: the caller has checked it. */
  readonly allowsMethod?: (method: string) => boolean;
  readonly codFee: Money | null;
  readonly codFeeTitle: LocalizedText;
};

export type UpdatePlan = {
  readonly changes: readonly CartChange[];
  /** One for each command, in order. */
  readonly outcomes: readonly CommandOutcome[];
};

const methodNotAllowed: CommandOutcome = { ok: false, error: { code: "method-not-allowed" } };

/**
 * Merges waiting commands into one update of the present cart.
 * The last absolute command for the same subject applies; additions add up; an impossible command is refused without
 * effect on the others.
 */
export function planUpdate(cart: Cart, commands: readonly CartCommand[], context: PlanContext): UpdatePlan {
  const quantities = new QuantityPlan(cart, context.stock, context.limits);
  const codes = new Map<string, CartChange | null>();
  const rest = new Map<string, readonly CartChange[]>();
  const addresses = new AddressPlan(cart);

  const plan = (command: CartCommand): CommandOutcome => {
    switch (command.type) {
      case "add-line":
        return planAddition(quantities, command, context);
      case "add-lines":
        return planAdditions(quantities, command.lines, context);
      case "set-quantity":
        return planQuantity(quantities, cart, command, context);
      case "set-guarantee":
        return planGuarantee(quantities, command, context);
      case "remove-line":
        return command.quantity === undefined
          ? quantities.set(command.lineId, 0)
          : quantities.take(command.lineId, command.quantity);
      case "apply-coupon":
        return planCoupon(codes, cart, toCouponCode(command.code));
      case "remove-coupon":
        codes.set(toCouponCode(command.code), planCouponRemoval(cart, toCouponCode(command.code)));
        return { ok: true };
      case "remove-discount-code":
        for (const { id, code } of cart.discountCodes)
          if (id === command.codeId) codes.set(toCouponCode(code), { type: "remove-code", codeId: id });
        return { ok: true };
      default:
        return planSetting(rest, cart, command, { ...context, addresses });
    }
  };

  const outcomes = commands.map(plan);
  const codeChanges = [...codes.values()].filter((change) => change !== null);
  return { changes: [...quantities.toChanges(), ...codeChanges, ...[...rest.values()].flat()], outcomes };
}

/**
 * Plans the lines with which a cart is created for its first command.
 * null: the command adds none, or the cart must exist first, because not all of them can be added as requested.
 */
export function planFirstLines(command: CartCommand, context: AdditionContext): readonly LineToAdd[] | null {
  if (command.type !== "add-line" && command.type !== "add-lines") return null;
  const quantities = new QuantityPlan(null, context.stock, context.limits);
  const outcome =
    command.type === "add-line"
      ? planAddition(quantities, command, context)
      : planAdditions(quantities, command.lines, context);
  if (!outcome.ok || outcome.clampedTo !== undefined) return null;
  return quantities
    .toChanges()
    .flatMap((change) =>
      change.type === "add-line" ? [{ sku: change.sku, quantity: change.quantity }] : [],
    );
}

type AdditionContext = Pick<PlanContext, "stock" | "limits" | "notForSale">;

const taken: CommandOutcome = { ok: true };

type SettingCommand = Exclude<
  CartCommand,
  {
    type:
      | `${string}-line${string}`
      | "set-quantity"
      | "set-guarantee"
      | `${string}-coupon`
      | "remove-discount-code";
  }
>;

/** Plans an absolute command into `slots`; the last of several for one slot applies. */
function planSetting(
  slots: Map<string, readonly CartChange[]>,
  cart: Cart,
  command: SettingCommand,
  context: PlanContext & { readonly addresses: AddressPlan },
): CommandOutcome {
  const { addresses } = context;
  const replace = (key: string, changes: readonly CartChange[], ...before: string[]) => {
    for (const former of before) slots.delete(former);
    slots.set(key, changes);
    return taken;
  };
  switch (command.type) {
    case "set-addresses":
      return replace("addresses", addresses.setBoth(command), "email", "vat", "billing", "shipping");
    case "set-billing-address":
      return replace("billing", addresses.setBilling(command.address), "billing", "vat");
    case "set-shipping-address":
      return replace("shipping", addresses.setShipping(command.address), "shipping");
    case "set-vat":
      // The check of a number that came with a new address is older than the address.
      if (slots.has("addresses") || slots.has("billing")) return taken;
      return replace("vat", planVat(cart, command.vat));
    case "set-email":
      // Address commands contain an e-mail too: the later of the two applies.
      return replace("email", [{ type: "set-email", email: command.email }], "email");
    case "set-shipping-method":
      return replace("shipping-method", [command]);
    case "set-custom-fields":
      for (const change of planFields(command.fields)) replace(change.name, [change], change.name);
      return taken;
    case "choose-payment":
      if (context.allowsMethod?.(command.method) === false) return methodNotAllowed;
      // A payment may set one of the fields too: the later of the two applies.
      return replace("payment", planPayment(cart, command, context), "payment");
    case "refresh":
      return replace("refresh", [{ type: "recalculate" }]);
    default:
      return assertNever(command);
  }
}

function planAddition(
  quantities: QuantityPlan,
  { sku, quantity }: LineToAdd,
  { notForSale }: AdditionContext,
): CommandOutcome {
  if (notForSale?.has(sku)) return { ok: false, error: { code: "not-sold-here" } };
  return quantities.add(sku, quantity);
}

/** A larger quantity is an addition; a smaller one, or zero, is always possible. */
function planQuantity(
  quantities: QuantityPlan,
  { lines }: Cart,
  { lineId, quantity }: Extract<CartCommand, { type: "set-quantity" }>,
  { notForSale }: PlanContext,
): CommandOutcome {
  const line = lines.find(({ id }) => id === lineId);
  const isMore = line !== undefined && !isFixedLine(line) && quantity > line.quantity;
  if (isMore && notForSale?.has(line.sku)) return { ok: false, error: { code: "not-sold-here" } };
  return quantities.set(lineId, quantity);
}

/** `clampedTo`: pieces added in total, if fewer than requested; `taken`: of each line. */
function planAdditions(
  quantities: QuantityPlan,
  lines: readonly LineToAdd[],
  context: AdditionContext,
): CommandOutcome {
  const taken: LineToAdd[] = [];
  let refusal: CommandOutcome | null = null;
  for (const line of lines) {
    const outcome = planAddition(quantities, line, context);
    if (outcome.ok) taken.push({ ...line, quantity: outcome.clampedTo ?? line.quantity });
    else refusal ??= outcome;
  }
  if (taken.length === 0) return refusal ?? { ok: false, error: { code: "invalid-quantity" } };
  const count = (all: readonly LineToAdd[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = count(taken);
  return pieces < count(lines) ? { ok: true, clampedTo: pieces, taken } : { ok: true };
}

type GuaranteeCommand = Extract<CartCommand, { type: "set-guarantee" }>;

/** Returns the key of one product's guarantee. */
export function toGuaranteeKey({ parentSku, guaranteeSku }: GuaranteeCommand): string {
  return JSON.stringify([parentSku, guaranteeSku]);
}

function planGuarantee(
  quantities: QuantityPlan,
  command: GuaranteeCommand,
  { guarantees }: PlanContext,
): CommandOutcome {
  if (command.guaranteeSku === null) return quantities.setGuarantee(command.parentSku, null);
  const offer = guarantees?.get(toGuaranteeKey(command));
  return offer
    ? quantities.setGuarantee(command.parentSku, offer)
    : { ok: false, error: { code: "guarantee-not-offered" } };
}

/** A code that is in the cart already changes nothing; the outcome reports whether it applies. */
function planCoupon(codes: Map<string, CartChange | null>, cart: Cart, code: string): CommandOutcome {
  const known = cart.discountCodes.find((candidate) => candidate.code === code);
  codes.set(code, known ? null : { type: "add-code", code });
  return known?.obstacle ? { ok: false, error: toCouponError(known.obstacle) } : { ok: true };
}

/** The removal of a code that the cart does not have changes nothing. */
function planCouponRemoval(cart: Cart, code: string): CartChange | null {
  const known = cart.discountCodes.find((candidate) => toCouponCode(candidate.code) === code);
  return known ? { type: "remove-code", codeId: known.id } : null;
}

/** The result of a check applies to its number. */
function planVat(cart: Cart, vat: VatCheck | null): readonly CartChange[] {
  const { billingAddress, country } = cart;
  if (!billingAddress) return [{ type: "set-vat", country, vat }];
  return [{ type: "set-billing-address", address: withVatCheck(withoutVat(billingAddress), vat) }];
}

function planFields({ customerAgreedToSendEmail: agreed, utmSource }: ShopperFields) {
  const change = (name: keyof ShopperFields, value: CartFieldValue) =>
    ({ type: "set-field", name, value }) as const;
  return [
    ...(agreed === undefined ? [] : [change("customerAgreedToSendEmail", agreed)]),
    ...(utmSource === undefined ? [] : [change("utmSource", utmSource)]),
  ];
}

function planPayment(
  cart: Cart,
  command: Extract<CartCommand, { type: "choose-payment" }>,
  context: PlanContext,
): readonly CartChange[] {
  const choice = chooseCodFee(cart, command.method, context.codFee);
  const changes: CartChange[] = [{ type: "set-field", name: "paymentMethod", value: command.method }];
  if (command.agreedToReviewMail !== undefined) {
    changes.push({ type: "set-field", name: "customerAgreedToSendEmail", value: command.agreedToReviewMail });
  }
  if (choice.decision === "remove" || (choice.decision === "add" && choice.replaces)) {
    changes.push({ type: "remove-cod-fee" });
  }
  if (choice.decision === "remove") {
    changes.push({ type: "set-field", name: "calculatedCodFee", value: null });
  }
  if (choice.decision === "add") {
    changes.push({ type: "add-cod-fee", fee: choice.fee, title: context.codFeeTitle });
    changes.push({ type: "set-field", name: "calculatedCodFee", value: choice.fee });
  }
  return changes;
}
