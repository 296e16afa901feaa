import { invalidOperation } from "../../errors/platform-errors.ts";
import { setField, setKeyOf } from "../../resources/document-action.ts";
import type { CartActions } from "../cart-action.ts";
import { requireDeleteDays } from "../delete-days.ts";
import { refreshLineItems } from "../line-prices.ts";
import { addPaymentReference, type PaymentInput, removePaymentReference } from "../payment-info.ts";
import { customActions, customIn } from "./cart-part.ts";

const custom = customActions(customIn("custom"));

const readPaymentNeeds = ({ payment }: PaymentInput) => ({
  payments: [payment.id ?? payment.key ?? undefined],
});

/** Actions on what a cart is and whom it is of, on its state, and on its payments. */
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

  /** Keeps the cart's prices as they are until it is unfrozen or ordered. */
  freezeCart: {
    apply(cart, { strategy }) {
      if (cart.cartState === "Frozen") throw invalidOperation(`The cart '${cart.id}' is already frozen.`);
      return { ...cart, cartState: "Frozen", freezeStrategy: strategy ?? "SoftFreeze" };
    },
  },
  /** Lets the cart change again, at the prices of now. */
  unfreezeCart: {
    readNeeds: () => ({ ownVariants: true, shippingMethods: true }),
    apply(cart, _input, facts) {
      if (cart.cartState !== "Frozen") throw invalidOperation(`The cart '${cart.id}' is not frozen.`);
      return refreshLineItems({ ...cart, cartState: "Active", freezeStrategy: undefined }, facts, false);
    },
  },
  /** Keeps all other clients from changing the cart. */
  lockCart: {
    apply: (cart, _input, { now, clientId }) => ({
      ...cart,
      lock: cart.lock ?? { createdAt: now.toISOString(), clientId },
    }),
  },
  unlockCart: { apply: (cart) => ({ ...cart, lock: undefined }) },

  /** Ties a payment to the cart; one that is there already stays once. */
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
