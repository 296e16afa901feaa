import { invalidOperation } from "../errors/platform-errors.ts";
import {
  changeOwnFields,
  setCustomFieldOf,
  setCustomTypeOf,
  setField,
  setKeyOf,
  setOnce,
} from "../resources/document-action.ts";
import { addressActions } from "./addresses.ts";
import { type Customer, requireEmail } from "./customer.ts";
import { type CustomerActions, toGroup, toName, toStores } from "./customer-facts.ts";

/** Every action of a customer that the platform supports, by its name in CustomerUpdateAction. */
export const customerActions: CustomerActions = {
  ...addressActions,
  /** A new address is not verified yet. */
  changeEmail: {
    apply: (customer, { email }) =>
      email === customer.email
        ? customer
        : { ...customer, email: requireEmail(email), isEmailVerified: false },
  },
  /** The password itself is stored apart from the document; see `readPasswordChange`. */
  setAuthenticationMode: {
    apply(customer, { authMode, password }) {
      if (authMode === "ExternalAuth" && password) {
        throw invalidOperation("A password cannot be given for the authentication mode 'ExternalAuth'.");
      }
      return { ...customer, authenticationMode: authMode };
    },
  },
  setKey: setKeyOf(),
  setCustomerNumber: setOnce("customerNumber", "customer number"),
  setExternalId: setField("externalId"),
  setFirstName: setField("firstName"),
  setLastName: setField("lastName"),
  setMiddleName: setField("middleName"),
  setTitle: setField("title"),
  setSalutation: setField("salutation"),
  setDateOfBirth: setField("dateOfBirth"),
  setCompanyName: setField("companyName"),
  setVatId: setField("vatId"),
  setLocale: setField("locale"),
  setCustomType: setCustomTypeOf(changeOwnFields<Customer>),
  setCustomField: setCustomFieldOf(changeOwnFields<Customer>),

  /** Sets or removes the group, by which prices and discounts are chosen. */
  setCustomerGroup: {
    readNeeds: ({ customerGroup }) => ({ resources: customerGroup ? [toName(customerGroup)] : [] }),
    apply: (customer, { customerGroup }, facts) => ({
      ...customer,
      customerGroup: toGroup(customerGroup, facts),
    }),
  },
  setStores: {
    readNeeds: ({ stores }) => ({ resources: stores.map(toName) }),
    apply: (customer, { stores }, facts) => ({ ...customer, stores: toStores(stores, facts) }),
  },
  addStore: {
    readNeeds: ({ store }) => ({ resources: [toName(store)] }),
    apply(customer, { store }, facts) {
      const added = toStores([store], facts).filter(({ key }) =>
        customer.stores.every((own) => own.key !== key),
      );
      return { ...customer, stores: [...customer.stores, ...added] };
    },
  },
  /** A customer without stores is one of the whole project. */
  removeStore: {
    readNeeds: ({ store }) => ({ resources: [toName(store)] }),
    apply(customer, { store }, facts) {
      const removed = toStores([store], facts);
      const stores = customer.stores.filter((own) => removed.every(({ key }) => own.key !== key));
      return { ...customer, stores };
    },
  },
};
