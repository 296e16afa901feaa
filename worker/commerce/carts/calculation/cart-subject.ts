import { sumCents, toMoney } from "../../money/money.ts";
import type { PredicateSubject, PredicateValue } from "../../predicates/predicate.ts";
import type { Cart, CustomLineItem, LineItem, ShippingInfo } from "../cart.ts";
import type { CartFacts, VariantSnapshot } from "../cart-facts.ts";
import { isGift } from "./gift-lines.ts";

interface CountedLine {
  readonly subject: PredicateSubject;
  readonly quantity: number;
  readonly total: number;
  readonly net?: number;
  readonly gross?: number;
}

/** A cart for predicates; its totalPrice is that of its lines, without shipping and gifts. */
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
      const read = cartFields.get([name, ...rest].join("."));
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

const cartFields = new Map<string, (cart: Cart, facts: CartFacts) => PredicateValue>([
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

/** A line item for predicates. */
export function toLineSubject(line: LineItem, facts: CartFacts): PredicateSubject {
  const snapshot = facts.snapshots.get(line.snapshotId);
  return {
    readField: ([name = "", ...rest]) => {
      if (name === "attributes") return readAttribute(snapshot, rest);
      const path = [name, ...rest].join(".");
      const read = lineFields.get(path);
      if (read) return read(line, snapshot, facts);
      return name === "custom" ? readValue(line.custom?.fields, rest) : undefined;
    },
    callFunction: () => undefined,
  };
}

type ReadField = (line: LineItem, snapshot: VariantSnapshot | undefined, facts: CartFacts) => PredicateValue;

const lineFields = new Map<string, ReadField>([
  ["sku", (line) => line.sku],
  ["key", (line) => line.key],
  ["quantity", (line) => line.quantity],
  ["product.id", (line) => line.productId],
  ["product.key", (_line, snapshot) => snapshot?.productKey],
  ["productType.id", (_line, snapshot) => snapshot?.productTypeId],
  ["productType.key", (_line, snapshot) => snapshot?.productTypeKey],
  ["variant.id", (line) => line.variantId],
  ["variant.key", (_line, snapshot) => snapshot?.variant.key],
  ["variant.sku", (line) => line.sku],
  ["categories.id", (_line, snapshot) => snapshot?.categoryIds],
  ["categories.key", (_line, snapshot) => snapshot?.categoryKeys],
  ["categoriesWithAncestors.id", (_line, snapshot) => snapshot?.ancestorIds],
  ["categoriesWithAncestors.key", (_line, snapshot) => snapshot?.ancestorKeys],
  ["taxCategory.id", (line) => line.taxCategoryId],
  ["price", (line) => line.price.value],
  ["price.centAmount", (line) => line.price.value.centAmount],
  ["price.currencyCode", (line) => line.price.value.currencyCode],
  ["price.country", (line) => line.price.country],
  ["price.discount.id", (line) => line.price.discounted?.discount.id],
  ["price.customerGroup.id", (line) => line.price.customerGroup?.id],
  ["price.customerGroup.key", readPriceGroupKey],
  ["price.channel.id", (line) => line.price.channel?.id],
  ["custom.type.id", (line) => line.custom?.type.id],
  ["custom.type.key", (line, _shown, facts) => line.custom && facts.types.get(line.custom.type.id)?.key],
  ["supplyChannel.id", (line) => line.supplyChannel?.id],
  ["distributionChannel.id", (line) => line.distributionChannel?.id],
]);

function readAttribute(
  snapshot: VariantSnapshot | undefined,
  [name, ...rest]: readonly string[],
): PredicateValue {
  const attribute = snapshot?.variant.attributes.find((candidate) => candidate.name === name);
  return attribute ? readValue(attribute.value, rest) : undefined;
}

function readPriceGroupKey(
  { price }: LineItem,
  _shown: VariantSnapshot | undefined,
  facts: CartFacts,
): PredicateValue {
  return price.customerGroup && facts.customerGroups.get(price.customerGroup.id)?.key;
}

/** A custom line item for predicates. */
export function toCustomLineSubject(line: CustomLineItem, facts: CartFacts): PredicateSubject {
  const fields = new Map<string, PredicateValue>([
    ["slug", line.slug],
    ["key", line.key],
    ["quantity", line.quantity],
    ["money", line.money],
    ["price", line.money],
    ["price.centAmount", line.money.centAmount],
    ["taxCategory.id", line.taxCategory?.id],
    ["custom.type.id", line.custom?.type.id],
    ["custom.type.key", line.custom && facts.types.get(line.custom.type.id)?.key],
  ]);
  return {
    readField: ([name = "", ...rest]) => {
      const path = [name, ...rest].join(".");
      if (fields.has(path)) return fields.get(path);
      return name === "custom" ? readValue(line.custom?.fields, rest) : undefined;
    },
    callFunction: () => undefined,
  };
}

/** The chosen shipping for predicates. */
function toShippingSubject(shipping: ShippingInfo): PredicateSubject {
  const fields = new Map<string, PredicateValue>([
    ["shippingMethodName", shipping.shippingMethodName],
    ["shippingMethod.id", shipping.shippingMethod?.id],
    ["price", shipping.price],
    ["price.centAmount", shipping.price.centAmount],
  ]);
  return { readField: (path) => fields.get(path.join(".")), callFunction: () => undefined };
}

/** The value at a path inside an attribute or custom field, for predicates. An enum is its key, a reference its id. */
function readValue(value: unknown, path: readonly string[]): PredicateValue {
  if (Array.isArray(value)) return value.map((part: unknown) => readValue(part, path));
  if (path.length > 0) {
    const [name = "", ...rest] = path;
    return isRecord(value) ? readValue(value[name], rest) : undefined;
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (!isRecord(value)) return undefined;
  const { centAmount, currencyCode, key, id } = value;
  if (typeof centAmount === "number" && typeof currencyCode === "string") return { centAmount, currencyCode };
  if (typeof key === "string") return key;
  return typeof id === "string" ? id : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
