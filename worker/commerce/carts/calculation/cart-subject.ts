import { sumCents, toMoney } from "../../money/money.ts";
import type { PredicateSubject, PredicateValue } from "../../predicates/predicate-subject.ts";
import type { Cart } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { toCustomLineSubject } from "./custom-line-subject.ts";
import { isGift } from "./gift-lines.ts";
import { toLineSubject } from "./line-subject.ts";
import { readValue } from "./read-value.ts";
import { toShippingSubject } from "./shipping-subject.ts";

interface CountedLine {
  readonly subject: PredicateSubject;
  readonly quantity: number;
  readonly total: number;
  readonly net?: number;
  readonly gross?: number;
}

/** A cart as predicates see it; its totalPrice is that of its lines, without shipping, and gifts do not count. */
export function toCartSubject(cart: Cart, facts: CartFacts): PredicateSubject {
  const toCounted = (
    subject: PredicateSubject,
    line: Cart["lineItems"][number] | Cart["customLineItems"][number],
  ) => ({
    subject,
    quantity: line.quantity,
    total: line.totalPrice.centAmount,
    net: line.taxedPrice?.totalNet.centAmount,
    gross: line.taxedPrice?.totalGross.centAmount,
  });
  const bought = cart.lineItems.filter((line) => !isGift(line));
  const lines = bought.map((line) => toCounted(toLineSubject(line, facts), line));
  const customLines = cart.customLineItems.map((line) => toCounted(toCustomLineSubject(line, facts), line));
  const currency = cart.totalPrice.currencyCode;
  const total = toMoney(currency, sumCents([...lines, ...customLines].map((line) => line.total)));
  return {
    readField: ([name = "", ...rest]) => {
      if (name === "totalPrice") return rest[0] === "centAmount" ? total.centAmount : total;
      const read = fields.get([name, ...rest].join("."));
      if (read) return read(cart, facts);
      if (name === "shippingAddress" || name === "billingAddress") return readValue(cart[name], rest);
      return name === "custom" ? readValue(cart.custom?.fields, rest) : undefined;
    },
    callFunction: (name, test) => {
      if (name === "shippingInfoExists")
        return !!cart.shippingInfo && test(toShippingSubject(cart.shippingInfo));
      if (name === "forAllShippingInfos")
        return !cart.shippingInfo || test(toShippingSubject(cart.shippingInfo));
      if (name === "forAllLineItems") return lines.every(({ subject }) => test(subject));
      const custom = name.startsWith("customLineItem");
      const matching = (custom ? customLines : lines).filter(({ subject }) => test(subject));
      return aggregate(name.replace(/^customLineItem|^lineItem/, ""), matching, currency);
    },
  };
}

const customerOf = ({ customerId }: Cart, { customers }: CartFacts) =>
  customerId === undefined ? undefined : customers.get(customerId);

const fields = new Map<string, (cart: Cart, facts: CartFacts) => PredicateValue>([
  ["currency", (cart) => cart.totalPrice.currencyCode],
  ["country", (cart) => cart.country],
  ["locale", (cart) => cart.locale],
  ["store.key", (cart) => cart.store?.key],
  ["customer.id", (cart) => cart.customerId],
  ["customer.email", (cart, facts) => customerOf(cart, facts)?.email ?? cart.customerEmail],
  ["customer.key", (cart, facts) => customerOf(cart, facts)?.key],
  ["customer.firstName", (cart, facts) => customerOf(cart, facts)?.firstName],
  ["customer.lastName", (cart, facts) => customerOf(cart, facts)?.lastName],
  ["customer.customerNumber", (cart, facts) => customerOf(cart, facts)?.customerNumber],
  ["customer.customerGroup.key", readGroupKey],
  ["customer.customerGroup.id", (cart) => cart.customerGroup?.id],
  ["customerGroup.id", (cart) => cart.customerGroup?.id],
  ["customerGroup.key", readGroupKey],
  ["taxedPrice.net", (cart) => cart.taxedPrice?.totalNet],
  ["taxedPrice.gross", (cart) => cart.taxedPrice?.totalGross],
  ["custom.type.id", (cart) => cart.custom?.type.id],
  ["custom.type.key", (cart, facts) => cart.custom && facts.types.get(cart.custom.type.id)?.key],
]);

function readGroupKey({ customerGroup }: Cart, { customerGroups }: CartFacts): PredicateValue {
  return customerGroup && customerGroups.get(customerGroup.id)?.key;
}

function aggregate(what: string, lines: readonly CountedLine[], currency: string): PredicateValue {
  if (what === "Exists") return lines.length > 0;
  if (what === "Count") return sumCents(lines.map(({ quantity }) => quantity));
  if (what === "Total") return toMoney(currency, sumCents(lines.map(({ total }) => total)));
  if (what === "NetTotal") return toMoney(currency, sumCents(lines.map(({ net }) => net ?? 0)));
  if (what === "GrossTotal") return toMoney(currency, sumCents(lines.map(({ gross }) => gross ?? 0)));
  return undefined;
}
