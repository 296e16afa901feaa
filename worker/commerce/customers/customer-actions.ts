import { addAddress } from "./actions/add-address.ts";
import { addAddressId, removeAddressId, setDefaultAddressOf } from "./actions/address-use-actions.ts";
import { changeAddress } from "./actions/change-address.ts";
import { changeEmail } from "./actions/change-email.ts";
import { removeAddress } from "./actions/remove-address.ts";
import { setAddressCustomField } from "./actions/set-address-custom-field.ts";
import { setAddressCustomType } from "./actions/set-address-custom-type.ts";
import { setAuthenticationMode } from "./actions/set-authentication-mode.ts";
import { setCustomerCustomField } from "./actions/set-customer-custom-field.ts";
import { setCustomerCustomType } from "./actions/set-customer-custom-type.ts";
import { setCustomerGroup } from "./actions/set-customer-group.ts";
import { setCustomerKey } from "./actions/set-customer-key.ts";
import { setCustomerNumber } from "./actions/set-customer-number.ts";
import { setText } from "./actions/set-text.ts";
import { addStore, removeStore, setStores } from "./actions/store-actions.ts";
import type { CustomerAction } from "./customer-action.ts";

/** Every action of a customer, by its name in CustomerUpdateAction. */
export const customerActions: Readonly<Record<string, CustomerAction>> = {
  addAddress,
  changeAddress,
  removeAddress,
  addBillingAddressId: addAddressId("billing"),
  addShippingAddressId: addAddressId("shipping"),
  removeBillingAddressId: removeAddressId("billing"),
  removeShippingAddressId: removeAddressId("shipping"),
  setDefaultBillingAddress: setDefaultAddressOf("billing"),
  setDefaultShippingAddress: setDefaultAddressOf("shipping"),
  setAddressCustomField,
  setAddressCustomType,
  changeEmail,
  setKey: setCustomerKey,
  setCustomerNumber,
  setExternalId: setText("externalId"),
  setFirstName: setText("firstName"),
  setLastName: setText("lastName"),
  setMiddleName: setText("middleName"),
  setTitle: setText("title"),
  setSalutation: setText("salutation"),
  setDateOfBirth: setText("dateOfBirth"),
  setCompanyName: setText("companyName"),
  setVatId: setText("vatId"),
  setLocale: setText("locale"),
  setCustomerGroup,
  setStores,
  addStore,
  removeStore,
  setAuthenticationMode,
  setCustomField: setCustomerCustomField,
  setCustomType: setCustomerCustomType,
};
