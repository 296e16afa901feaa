import type { ItemTaxRate } from "../../../cart/model/cart";
import type { CartChange, CartFieldValue } from "../../../cart/model/cart-change";
import { assertNever } from "../../../foundation/assert-never";
import type { Money } from "../../../foundation/money";
import type { PlatformInput } from "../graphql";
import { toAddressInput, toVatFields } from "./to-address";

/** Key of the custom line that carries the cash-on-delivery fee, so that it can be removed by name. */
const codFeeKey = "cod-fee";

/** Key of the platform's type that holds the shop's fields of a cart. */
export const cartFieldsKey = "cart-fields";

/** Key of the platform's type that holds the shop's fields of a line. */
export const lineFieldsKey = "line-item-fields";

/** Converts one change to the platform's update action. */
export function toUpdateAction(change: CartChange): PlatformInput<"CartUpdateAction"> {
  switch (change.type) {
    case "add-line":
      return { addLineItem: { sku: change.sku, quantity: change.quantity } };
    case "set-line":
      return { changeLineItemQuantity: toQuantity(change) };
    case "add-guarantee":
      return { addLineItem: toGuaranteeLine(change) };
    case "set-inventory-mode":
      return { setLineItemInventoryMode: { lineItemId: change.lineId, inventoryMode: change.mode } };
    case "add-code":
      return { addDiscountCode: { code: change.code } };
    case "remove-code":
      return { removeDiscountCode: { discountCode: { typeId: "discount-code", id: change.codeId } } };
    case "set-locale":
      return { setLocale: { locale: change.locale } };
    case "set-email":
      return { setCustomerEmail: { email: change.email } };
    case "set-order-reference":
      return { setPurchaseOrderNumber: { purchaseOrderNumber: change.reference } };
    case "set-customer":
      return { setCustomerId: { customerId: change.customerId } };
    case "set-billing-address":
      return { setBillingAddress: { address: toAddressInput(change.address) } };
    case "set-vat":
      return { setBillingAddress: { address: { country: change.country, ...toVatFields(change.vat) } } };
    case "set-tax-mode":
      return { changeTaxMode: { taxMode: change.mode } };
    case "set-tax-rate":
      return toTaxRateAction(change.rate);
    case "set-shipping-address":
      return { setShippingAddress: { address: toAddressInput(change.address) } };
    case "set-shipping-method":
      return { setShippingMethod: toShippingMethod(change) };
    case "set-field":
      return { setCustomField: { name: change.name, value: toFieldValue(change.value) } };
    case "begin-fields":
      return { setCustomType: { type: { typeId: "type", key: cartFieldsKey } } };
    case "add-cod-fee":
      return { addCustomLineItem: toCodFeeLine(change) };
    case "remove-cod-fee":
      return { removeCustomLineItem: { customLineItemKey: codFeeKey } };
    case "add-payment":
      return { addPayment: { payment: { typeId: "payment", id: change.paymentId } } };
    case "remove-payment":
      return { removePayment: { payment: { typeId: "payment", id: change.paymentId } } };
    case "recalculate":
      return { recalculate: { updateProductData: false } };
    default:
      return assertNever(change);
  }
}

type Change<Type extends CartChange["type"]> = Extract<CartChange, { type: Type }>;

function toShippingMethod({ methodKey, methodId }: Change<"set-shipping-method">) {
  const typeId = "shipping-method";
  if (methodId) return { shippingMethod: { typeId, id: methodId } };
  return methodKey ? { shippingMethod: { typeId, key: methodKey } } : {};
}

function toCodFeeLine(change: Change<"add-cod-fee">) {
  return {
    key: codFeeKey,
    slug: codFeeKey,
    name: Object.entries(change.title).map(([locale, value]) => ({ locale, value })),
    money: { centPrecision: toMoneyInput(change.fee) },
    quantity: 1,
    taxCategory: { typeId: "tax-category", key: "standard" },
  };
}

/** Without its external price the line would get the platform's price again. */
function toQuantity({ lineId: lineItemId, quantity, unitPrice }: Change<"set-line">) {
  return {
    lineItemId,
    quantity,
    ...(unitPrice && { externalPrice: { centPrecision: toMoneyInput(unitPrice) } }),
  };
}

function toGuaranteeLine({ sku, quantity, unitPrice, parentSku }: Change<"add-guarantee">) {
  return {
    sku,
    quantity,
    externalPrice: { centPrecision: toMoneyInput(unitPrice) },
    custom: {
      type: { typeId: "type", key: lineFieldsKey },
      fields: [{ name: "parentSku", value: JSON.stringify(parentSku) }],
    },
  };
}

/** An external rate is included in the price, as the platform's own rates are. */
function toTaxRateAction({ item, id, rate }: ItemTaxRate): PlatformInput<"CartUpdateAction"> {
  const externalTaxRate = rate && { ...rate, includedInPrice: true };
  switch (item) {
    case "line":
      return { setLineItemTaxRate: { lineItemId: id, externalTaxRate } };
    case "shipping":
      return { setShippingMethodTaxRate: { externalTaxRate } };
    case "fee":
      return { setCustomLineItemTaxRate: { customLineItemId: id, externalTaxRate } };
    default:
      return assertNever(item);
  }
}

export function toMoneyInput(amount: Money) {
  return { currencyCode: amount.currency, centAmount: amount.centAmount };
}

/** Custom field values travel as JSON documents in a string; null unsets. */
function toFieldValue(value: CartFieldValue): string | null {
  if (value === null) return null;
  if (typeof value !== "object") return JSON.stringify(value);
  return JSON.stringify({ type: "centPrecision", ...toMoneyInput(value), fractionDigits: 2 });
}
