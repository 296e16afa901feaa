import { assertNever } from "../../foundation/assert-never";
import type { Money } from "../../foundation/money";
import type { Cart, LocalizedText } from "./cart";
import type { CartChange, CartFieldValue } from "./cart-change";
import type { CartCommand, ShopperFields } from "./cart-command";
import { chooseCodFee } from "./choose-cod-fee";
import { toCouponCode } from "./coupon-code";
import { type CommandOutcome, type GuaranteeOffer, QuantityPlan } from "./plan-quantities";
import type { QuantityLimits } from "./quantity-rules";

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

  const plan = (command: CartCommand): CommandOutcome => {
    switch (command.type) {
      case "add-line":
        return context.guaranteeSkus?.has(command.sku)
          ? { ok: false, error: { code: "not-sold-here" } }
          : quantities.add(command.sku, command.quantity);
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
        rest.delete("email");
        rest.set("addresses", planAddresses(command));
        return { ok: true };
      case "set-email":
        // Addresses bring an e-mail, too: the later of the two counts.
        rest.delete("email");
        rest.set("email", [{ type: "set-email", email: command.email }]);
        return { ok: true };
      case "set-shipping-method":
        rest.set("shipping-method", [{ type: "set-shipping-method", methodKey: command.methodKey }]);
        return { ok: true };
      case "set-custom-fields":
        for (const change of planFields(command.fields)) {
          rest.delete(change.name);
          rest.set(change.name, [change]);
        }
        return { ok: true };
      case "choose-payment":
        // It may bring one of the fields, too: the later of the two counts.
        rest.delete("payment");
        rest.set("payment", planPayment(cart, command, context));
        return { ok: true };
      case "refresh":
        rest.set("refresh", [{ type: "recalculate" }]);
        return { ok: true };
      default:
        return assertNever(command);
    }
  };

  const outcomes = commands.map(plan);
  const codeChanges = [...codes.values()].filter((change) => change !== null);
  return { changes: [...quantities.toChanges(), ...codeChanges, ...[...rest.values()].flat()], outcomes };
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

function planAddresses(command: Extract<CartCommand, { type: "set-addresses" }>): readonly CartChange[] {
  const { id: _billingId, ...sameAsBilling } = command.billing;
  return [
    { type: "set-email", email: command.email },
    { type: "set-billing-address", address: command.billing },
    { type: "set-shipping-address", address: command.shipping ?? sameAsBilling },
    { type: "set-field", name: "shippingAddressType", value: command.shippingAddressType },
    { type: "set-field", name: "customerType", value: command.billing.customerType },
  ];
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
