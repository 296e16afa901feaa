import { isJsonObject } from "../../json/json.ts";
import { memberActions, setList } from "../list-actions.ts";
import { type BodyAction, fieldActions, type ResourceActions } from "../resource-kind.ts";

/** Addresses of a store's pages, each set by an action of its own (`setFaqUrl`). */
const STOREFRONT = [
  "checkoutUrlTemplate",
  "orderUrlTemplate",
  "termsOfServiceUrl",
  "privacyPolicyUrl",
  "refundPolicyUrl",
  "shippingPolicyUrl",
  "cookiePolicyUrl",
  "imprintUrl",
  "faqUrl",
  "contactUrl",
];

function setStorefront(field: string): BodyAction {
  return ({ storefront, ...body }, action) => {
    const { [field]: _old, ...rest } = isJsonObject(storefront) ? storefront : {};
    const next = action[field] ? { ...rest, [field]: action[field] } : rest;
    return Object.keys(next).length === 0 ? body : { ...body, storefront: next };
  };
}

function storefrontActions(): ResourceActions {
  const toName = (field: string) => `set${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return Object.fromEntries(STOREFRONT.map((field) => [toName(field), setStorefront(field)]));
}

export const storeActions: ResourceActions = {
  ...fieldActions("setName"),
  ...memberActions("countries", "country"),
  ...memberActions("distributionChannels", "distributionChannel"),
  ...memberActions("supplyChannels", "supplyChannel"),
  setLanguages: setList("languages"),
  setCountries: setList("countries"),
  setDistributionChannels: setList("distributionChannels"),
  setSupplyChannels: setList("supplyChannels"),
  ...storefrontActions(),
};
