import { type Draft, isObject, type UpdateAction } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { sameValue } from "./same-value.ts";

/** Draft field, the action that changes it, and its names in the action and in the resource if those differ. */
type FieldRule = readonly [field: string, action: string, parameter?: string, stored?: string];

const seo: readonly FieldRule[] = [
  ["metaTitle", "setMetaTitle"],
  ["metaDescription", "setMetaDescription"],
  ["metaKeywords", "setMetaKeywords"],
];

const rules: Readonly<Partial<Record<ResourceKind, readonly FieldRule[]>>> = {
  types: [["name", "changeName"]],
  "tax-categories": [["name", "changeName"]],
  zones: [["name", "changeName"]],
  channels: [
    ["name", "changeName"],
    ["description", "changeDescription"],
    ["roles", "setRoles"],
    ["address", "setAddress"],
    ["geoLocation", "setGeoLocation"],
  ],
  "customer-groups": [["groupName", "changeName", "name", "name"]],
  stores: [
    ["name", "setName"],
    ["languages", "setLanguages"],
    ["countries", "setCountries"],
    ["distributionChannels", "setDistributionChannels"],
    ["supplyChannels", "setSupplyChannels"],
  ],
  "shipping-methods": [
    ["name", "changeName"],
    ["localizedName", "setLocalizedName"],
    ["localizedDescription", "setLocalizedDescription"],
    ["isDefault", "changeIsDefault"],
    ["active", "changeActive"],
    ["predicate", "setPredicate"],
    ["taxCategory", "changeTaxCategory"],
  ],
  "product-types": [
    ["name", "changeName"],
    ["description", "changeDescription"],
  ],
  categories: [
    ["name", "changeName"],
    ["slug", "changeSlug"],
    ["description", "setDescription"],
    ["parent", "changeParent"],
    ["orderHint", "changeOrderHint"],
    ["externalId", "setExternalId"],
    ...seo,
  ],
  "product-discounts": [
    ["name", "changeName"],
    ["value", "changeValue"],
    ["predicate", "changePredicate"],
    ["sortOrder", "changeSortOrder"],
    ["isActive", "changeIsActive"],
    ["validFrom", "setValidFrom"],
    ["validUntil", "setValidUntil"],
  ],
  "standalone-prices": [
    ["value", "changeValue"],
    ["validFrom", "setValidFrom"],
    ["validUntil", "setValidUntil"],
    ["tiers", "setPriceTiers"],
    ["discounted", "setDiscountedPrice"],
    ["active", "changeActive"],
  ],
  inventory: [
    ["quantityOnStock", "changeQuantity", "quantity"],
    ["restockableInDays", "setRestockableInDays"],
    ["expectedDelivery", "setExpectedDelivery"],
  ],
  "discount-groups": [
    ["name", "setName"],
    ["description", "setDescription"],
    ["sortOrder", "setSortOrder"],
    ["isActive", "setIsActive"],
  ],
  "cart-discounts": [
    ["name", "changeName"],
    ["value", "changeValue"],
    ["cartPredicate", "changeCartPredicate"],
    ["target", "changeTarget"],
    ["sortOrder", "changeSortOrder"],
    ["isActive", "changeIsActive"],
    ["requiresDiscountCode", "changeRequiresDiscountCode"],
    ["stackingMode", "changeStackingMode"],
    ["stores", "setStores"],
    ["validFrom", "setValidFrom"],
    ["validUntil", "setValidUntil"],
  ],
  "discount-codes": [
    ["name", "setName"],
    ["cartDiscounts", "changeCartDiscounts"],
    ["cartPredicate", "setCartPredicate"],
    ["isActive", "changeIsActive"],
    ["maxApplications", "setMaxApplications"],
    ["maxApplicationsPerCustomer", "setMaxApplicationsPerCustomer"],
    ["validFrom", "setValidFrom"],
    ["validUntil", "setValidUntil"],
  ],
  customers: [
    ["email", "changeEmail"],
    ["customerNumber", "setCustomerNumber"],
    ["externalId", "setExternalId"],
    ["title", "setTitle"],
    ["salutation", "setSalutation"],
    ["firstName", "setFirstName"],
    ["middleName", "setMiddleName"],
    ["lastName", "setLastName"],
    ["dateOfBirth", "setDateOfBirth"],
    ["companyName", "setCompanyName"],
    ["vatId", "setVatId"],
    ["locale", "setLocale"],
    ["customerGroup", "setCustomerGroup"],
    ["stores", "setStores"],
  ],
  reviews: [
    ["authorName", "setAuthorName"],
    ["title", "setTitle"],
    ["text", "setText"],
    ["rating", "setRating"],
    ["locale", "setLocale"],
  ],
  payments: [
    ["customer", "setCustomer"],
    ["interfaceId", "setInterfaceId"],
    ["amountPlanned", "changeAmountPlanned", "amount"],
  ],
  orders: [
    ["customerId", "setCustomerId"],
    ["customerEmail", "setCustomerEmail", "email"],
    ["purchaseOrderNumber", "setPurchaseOrderNumber"],
    ["store", "setStore"],
    ["locale", "setLocale"],
    ["billingAddress", "setBillingAddress", "address"],
    ["shippingAddress", "setShippingAddress", "address"],
    ["orderState", "changeOrderState"],
    ["paymentState", "changePaymentState"],
    ["shipmentState", "changeShipmentState"],
  ],
};

/**
 * Returns actions for the plain fields of a resource and for its custom fields.
 * Fields that a draft omits are unchanged.
 */
export function compareFields(kind: ResourceKind, stored: StoredResource, draft: Draft): UpdateAction[] {
  const actions = (rules[kind] ?? []).flatMap(([field, action, parameter, name]): UpdateAction[] => {
    const wanted = draft[field];
    if (wanted === undefined || sameValue(stored[name ?? field], wanted)) return [];
    return [{ action, [parameter ?? field]: wanted }];
  });
  const { custom } = draft;
  if (isObject(custom) && !sameValue(stored.custom, custom)) {
    actions.push({ action: "setCustomType", type: custom.type, fields: custom.fields });
  }
  return actions;
}
