import { invalidOperation } from "../../errors/platform-errors.ts";
import type { SetCartShippingAddress } from "../../requests/schema-inputs.ts";
import { toAddress } from "../../resources/address.ts";
import { readTypeName } from "../../resources/custom-fields.ts";
import { setField, setKeyOf } from "../../resources/document-action.ts";
import type { CartActions } from "../cart-action.ts";
import { requireDeleteDays } from "../delete-days.ts";
import { refreshLineItems } from "../line-prices.ts";
import { addPaymentReference, type PaymentInput, removePaymentReference } from "../payment-info.ts";
import { addressOf, customActions, customIn } from "./cart-part.ts";

const custom = customActions(customIn("custom"));

const readPaymentNeeds = ({ payment }: PaymentInput) => ({
  payments: [payment.id ?? payment.key ?? undefined],
});

/** Actions on a cart's settings, owner, state and payments. */
export const cartSettingActions = {
  setAnonymousId: setField("anonymousId"),
  setCustomerEmail: setField("customerEmail", "email"),
  setLocale: setField("locale"),
  setPurchaseOrderNumber: setField("purchaseOrderNumber"),
  setKey: setKeyOf(),
  setCustomType: custom.setType,
  setCustomField: custom.setField,
  setDeleteDaysAfterLastModification: {
    apply: (cart, { deleteDaysAfterLastModification: days }) => ({
      ...cart,
      deleteDaysAfterLastModification: requireDeleteDays(days),
    }),
  },
  changePriceRoundingMode: setField("priceRoundingMode"),
  changeTaxRoundingMode: setField("taxRoundingMode"),
  changeTaxCalculationMode: setField("taxCalculationMode"),

  /** Fixes the cart's prices until it is unfrozen or ordered. */
  freezeCart: {
    apply(cart, { strategy }) {
      if (cart.cartState === "Frozen") throw invalidOperation(`The cart '${cart.id}' is already frozen.`);
      return { ...cart, cartState: "Frozen", freezeStrategy: strategy ?? "SoftFreeze" };
    },
  },
  /** Lets the cart change again, at current prices. */
  unfreezeCart: {
    readNeeds: () => ({ ownVariants: true, shippingMethods: true }),
    apply(cart, _input, facts) {
      if (cart.cartState !== "Frozen") throw invalidOperation(`The cart '${cart.id}' is not frozen.`);
      return refreshLineItems({ ...cart, cartState: "Active", freezeStrategy: undefined }, facts, false);
    },
  },
  /** Prevents all other clients from changing the cart. */
  lockCart: {
    apply: (cart, _input, { now, clientId }) => ({
      ...cart,
      lock: cart.lock ?? { createdAt: now.toISOString(), clientId },
    }),
  },
  unlockCart: { apply: (cart) => ({ ...cart, lock: undefined }) },

  /** Adds a payment to the cart; a repeat changes nothing. */
  addPayment: {
    readNeeds: readPaymentNeeds,
    apply: (cart, input, { paymentIds }) => ({
      ...cart,
      paymentInfo: addPaymentReference(cart.paymentInfo, input, paymentIds),
    }),
  },
  removePayment: {
    readNeeds: readPaymentNeeds,
    apply: (cart, input, { paymentIds }) => ({
      ...cart,
      paymentInfo: removePaymentReference(cart.paymentInfo, input, paymentIds),
    }),
  },
} satisfies Partial<CartActions>;

const shipping = customActions(addressOf("shipping"));
const billing = customActions(addressOf("billing"));

const readNeeds = ({ address }: SetCartShippingAddress) => ({
  types: address?.custom ? [readTypeName(address.custom)] : [],
});

/**
 * Actions on the two addresses. Taxes and shipping rates depend on the shipping address; without it both are removed.
 */
export const addressActions = {
  setShippingAddress: {
    readNeeds,
    apply(cart, { address }, { types }) {
      if (!address) return { ...cart, shippingAddress: undefined, shippingInfo: undefined };
      return { ...cart, shippingAddress: toAddress(address, types) };
    },
  },
  setShippingAddressCustomType: shipping.setType,
  setShippingAddressCustomField: shipping.setField,
  setBillingAddress: {
    readNeeds,
    apply: (cart, { address }, { types }) => ({
      ...cart,
      billingAddress: address ? toAddress(address, types) : undefined,
    }),
  },
  setBillingAddressCustomType: billing.setType,
  setBillingAddressCustomField: billing.setField,
} satisfies Partial<CartActions>;
