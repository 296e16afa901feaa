import { is, number, string, type } from "superstruct";
import type { ConsentEntry } from "../../../accounts/model/consent";
import { type LoyaltyCard, loyaltyLevels } from "../../../accounts/model/loyalty";
import type { Profile } from "../../../accounts/model/profile";
import type { SavedAddress } from "../../../checkout/model/address-book";
import { parseJson } from "../../../foundation/parse-json";
import { toAddress } from "../carts/to-address";
import { listConsents } from "../consent-entries";
import { type CustomFieldsAnswer, readCustomField, readCustomText } from "../custom-fields";
import { type AnswerOf, graphql } from "../graphql";

export const profileFragment = graphql(`fragment ProfileParts on Customer {
    id version email firstName lastName isEmailVerified dateOfBirth vatId companyName locale authenticationMode
    shippingAddressIds billingAddressIds defaultShippingAddressId defaultBillingAddressId
    addresses {
      id title salutation firstName lastName company department streetName streetNumber additionalStreetInfo
      additionalAddressInfo building apartment pOBox postalCode city region state country phone mobile email fax
      custom { customFieldsRaw { name value } }
    }
    custom { customFieldsRaw { name value } }
}`);

export const loadProfileDocument = graphql(
  `query LoadProfile($id: String!, $storeKey: KeyReferenceInput!) {
  inStore(key: $storeKey) { customer(id: $id) { ...ProfileParts } }
}`,
  profileFragment,
);

/** A profile with its address book, without addresses that no parcel can use. */
export type FullProfile = Profile & { readonly addresses: readonly SavedAddress[] };

/** Converts the platform's customer; null: the account was deleted. */
export function toProfile({ inStore }: AnswerOf<typeof loadProfileDocument>): FullProfile | null {
  const { customer } = inStore;
  if (!customer) return null;
  const { custom, addresses, ...answer } = customer;
  return {
    ...answer,
    customerType: readCustomText(custom, "customerType") === "business" ? "business" : "private",
    consents: readConsents(custom),
    gdprPhone: readCustomText(custom, "gdprPhone"),
    loyalty: readLoyaltyCard(custom),
    hasCustomFields: Boolean(custom),
    addresses: addresses.flatMap((each) => {
      const address = toAddress(each, null);
      return address?.id ? [{ ...address, id: address.id }] : [];
    }),
  };
}

function readConsents(custom: CustomFieldsAnswer): readonly ConsentEntry[] {
  return listConsents(parseList(readCustomText(custom, "consents")));
}

const Points = type({ date: string(), points: number(), reason: string() });

function readLoyaltyCard(custom: CustomFieldsAnswer): LoyaltyCard | null {
  const cardNumber = readCustomText(custom, "loyaltyCardNumber");
  if (!cardNumber) return null;
  const level = readCustomText(custom, "loyaltyLevel");
  const points = readCustomField(custom, "loyaltyPoints");
  const history = parseList(readCustomText(custom, "loyaltyPointsHistory"));
  return {
    number: cardNumber,
    level: loyaltyLevels.find((known) => known === level) ?? "bronze",
    points: typeof points === "number" ? points : 0,
    history: history
      .filter((entry) => is(entry, Points))
      .toSorted((left, right) => right.date.localeCompare(left.date)),
    validUntil: readCustomText(custom, "loyaltyValidUntil"),
  };
}

/** Parses a list stored as JSON in a text field; empty if it is no list. */
function parseList(json: string | null): readonly unknown[] {
  const parsed = parseJson(json ?? "");
  return Array.isArray(parsed) ? parsed : [];
}
