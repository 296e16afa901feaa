import { assertNever } from "../../foundation/assert-never";
import type { Money } from "../../foundation/money";
import type { Cart, LocalizedText, VatCheck } from "./cart";
import type { CartChange, CartFieldValue } from "./cart-change";
import type { CartCommand, LineToAdd, ShopperFields } from "./cart-command";
import { chooseCodFee } from "./choose-cod-fee";
import { toCouponCode } from "./coupon-code";
import { type CommandOutcome, type GuaranteeOffer, QuantityPlan } from "./plan-quantities";
import type { QuantityLimits } from "./quantity-rules";
import { keepVatCheck, withoutVat, withVatCheck } from "./vat-check";

export type PlanContext = {
  /** Pieces that can be sold of the SKUs that commands name; null: as many as anybody wants. */
  readonly stock: ReadonlyMap<string, number | null>;
  readonly limits: QuantityLimits;
  /** Guarantees that commands ask for and that are for sale, by `toGuaranteeKey`. */
  readonly guarantees?: ReadonlyMap<string, GuaranteeOffer>;
  /** SKUs of all guarantees: they come with a product only. */
  readonly guaranteeSkus?: ReadonlySet<string>;
  readonly codFee: Money | null;
  readonly codFeeTitle: LocalizedText;
};

export type UpdatePlan = {
  readonly changes: readonly CartChange[];
  /** One for each command, in order. */
  readonly outcomes: readonly CommandOutcome[];
};

/**
 * Merges waiting commands into one update of the cart as it stands. Of several absolute commands for one thing the last
 * counts; additions add up; a command that cannot be is refused without spoiling the others.
 */
export function planUpdate(cart: Cart, commands: readonly CartCommand[], context: PlanContext): UpdatePlan {
  const quantities = new QuantityPlan(cart, context.stock, context.limits);
  const codes = new Map<string, CartChange | null>();
  const rest = new Map<string, readonly CartChange[]>();

  const replace = (key: string, changes: readonly CartChange[], ...before: string[]): CommandOutcome => {
    for (const former of before) rest.delete(former);
    rest.set(key, changes);
    return { ok: true };
  };

  const plan = (command: CartCommand): CommandOutcome => {
    switch (command.type) {
      case "add-line":
        return planAddition(quantities, command, context);
      case "add-lines":
        return planAdditions(quantities, command.lines, context);
      case "set-quantity":
        return quantities.set(command.lineId, command.quantity);
      case "set-guarantee":
        return planGuarantee(quantities, command, context);
      case "remove-line":
        return quantities.set(command.lineId, 0);
      case "apply-coupon":
        codes.set(toCouponCode(command.code), planCoupon(cart, toCouponCode(command.code)));
        return { ok: true };
      case "remove-coupon":
        codes.set(toCouponCode(command.code), planCouponRemoval(cart, toCouponCode(command.code)));
        return { ok: true };
      case "set-addresses":
        return replace("addresses", planAddresses(cart, command), "email", "vat");
      case "set-vat":
        // What is told of a number together with a new address came before it.
        return rest.has("addresses") ? { ok: true } : replace("vat", planVat(cart, command.vat));
      case "set-email":
        // Addresses bring an e-mail, too: the later of the two counts.
        return replace("email", [{ type: "set-email", email: command.email }], "email");
      case "set-shipping-method":
        return replace("shipping-method", [{ type: "set-shipping-method", methodKey: command.methodKey }]);
      case "set-custom-fields":
        for (const change of planFields(command.fields)) {
          rest.delete(change.name);
          rest.set(change.name, [change]);
        }
        return { ok: true };
      case "choose-payment":
        // It may bring one of the fields, too: the later of the two counts.
        return replace("payment", planPayment(cart, command, context), "payment");
      case "refresh":
        return replace("refresh", [{ type: "recalculate" }]);
      default:
        return assertNever(command);
    }
  };

  const outcomes = commands.map(plan);
  const codeChanges = [...codes.values()].filter((change) => change !== null);
  return { changes: [...quantities.toChanges(), ...codeChanges, ...[...rest.values()].flat()], outcomes };
}

function planAddition(
  quantities: QuantityPlan,
  { sku, quantity }: LineToAdd,
  { guaranteeSkus }: PlanContext,
): CommandOutcome {
  if (guaranteeSkus?.has(sku)) return { ok: false, error: { code: "not-sold-here" } };
  return quantities.add(sku, quantity);
}

/** `clampedTo`: pieces taken of all that were asked for, where it is fewer; `taken`: of each. */
function planAdditions(
  quantities: QuantityPlan,
  lines: readonly LineToAdd[],
  context: PlanContext,
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

/** A guarantee for one product. */
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

function planCoupon(cart: Cart, code: string): CartChange | null {
  return cart.discountCodes.some((known) => known.code === code) ? null : { type: "add-code", code };
}

/** Removing a code that the cart does not have does nothing. */
function planCouponRemoval(cart: Cart, code: string): CartChange | null {
  const known = cart.discountCodes.find((candidate) => toCouponCode(candidate.code) === code);
  return known ? { type: "remove-code", codeId: known.id } : null;
}

function planAddresses(
  { taxation, deliveryNote }: Cart,
  command: Extract<CartCommand, { type: "set-addresses" }>,
): readonly CartChange[] {
  const billing = keepVatCheck(command.billing, taxation?.vat ?? null);
  const { id: _billingId, ...sameAsBilling } = withoutVat(command.billing);
  return [
    { type: "set-email", email: command.email },
    { type: "set-billing-address", address: billing },
    { type: "set-shipping-address", address: command.shipping ?? sameAsBilling },
    { type: "set-field", name: "shippingAddressType", value: command.shippingAddressType },
    { type: "set-field", name: "customerType", value: command.billing.customerType },
    // There is nothing to take away from a cart without a note.
    ...planGiven("deliveryNote", deliveryNote ? command.deliveryNote : (command.deliveryNote ?? undefined)),
    ...planGiven("addressCheck", command.addressCheck),
  ];
}

/** What is known of a number holds for as long as it is the same. */
function planVat(cart: Cart, vat: VatCheck | null): readonly CartChange[] {
  const { billingAddress, country } = cart;
  if (!billingAddress) return [{ type: "set-vat", country, vat }];
  return [{ type: "set-billing-address", address: withVatCheck(withoutVat(billingAddress), vat) }];
}

function planGiven(name: "deliveryNote" | "addressCheck", value: string | null | undefined): CartChange[] {
  return value === undefined ? [] : [{ type: "set-field", name, value }];
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
