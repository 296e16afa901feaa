import { missingReference, referencedResourceNotFound } from "../../errors/platform-errors.ts";
import { toReference } from "../../resources/reference.ts";
import type { CartActions } from "../cart-action.ts";
import { refreshLineItems } from "../line-prices.ts";
import { requireCountryOfStore } from "../require-input.ts";

const readNeeds = () => ({ ownVariants: true });

/** Actions on the criteria that prices are chosen by: all lines get current prices. */
export const priceScopeActions = {
  setCountry: {
    readNeeds,
    apply(cart, input, facts) {
      const country = input.country ?? undefined;
      if (country === cart.country) return cart;
      requireCountryOfStore(country, facts.store);
      return refreshLineItems({ ...cart, country }, facts, false);
    },
  },

  setCustomerGroup: {
    readNeeds,
    apply(cart, input, facts) {
      const name = input.customerGroup?.id ?? input.customerGroup?.key ?? undefined;
      const group = name === undefined ? undefined : facts.customerGroups.get(name);
      if (name !== undefined && !group) throw missingReference("customer-group", input.customerGroup ?? {});
      if (group?.id === cart.customerGroup?.id) return cart;
      const customerGroup = group && toReference("customer-group", group.id);
      return refreshLineItems({ ...cart, customerGroup }, facts, false);
    },
  },

  /** Assigns the cart to a customer, with the prices of the customer's group; or to none. */
  setCustomerId: {
    readNeeds: ({ customerId }) => ({ customers: [customerId ?? undefined], ownVariants: true }),
    apply(cart, { customerId }, facts) {
      if ((customerId ?? undefined) === cart.customerId) return cart;
      if (!customerId) return { ...cart, customerId: undefined };
      const customer = facts.customers.get(customerId);
      if (!customer) throw referencedResourceNotFound("customer", customerId);
      const { customerGroup } = customer;
      const owned = { ...cart, customerId };
      if (customerGroup?.id === cart.customerGroup?.id) return owned;
      return refreshLineItems({ ...owned, customerGroup }, facts, false);
    },
  },

  /** Updates prices, and on request product data, of all lines. */
  recalculate: {
    readNeeds,
    apply: (cart, { updateProductData }, facts) => refreshLineItems(cart, facts, updateProductData ?? false),
  },
} satisfies Partial<CartActions>;
