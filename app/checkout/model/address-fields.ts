/** The fields of one address, in reading order; names in the form are `billing.city`, `shipping.city`. */
export const addressFieldNames = [
  "company",
  "vatNumber",
  "firstName",
  "lastName",
  "streetName",
  "streetNumber",
  "additionalAddressInfo",
  "postalCode",
  "city",
  "country",
  "phone",
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];

export const addressParts = ["billing", "shipping"] as const;

export type AddressPart = (typeof addressParts)[number];

/** The name of a form control, also the key of its value and of its error. */
export type AddressFormField =
  | "email"
  | "customerType"
  | "shippingAddressType"
  | `${AddressPart}.${AddressFieldName}`;

/** What was typed, by control; an absent one is empty. */
export type AddressFormValues = Readonly<Partial<Record<AddressFormField, string>>>;

export type AddressFieldErrorCode =
  | "required"
  | "email"
  | "postal-code"
  | "street-number"
  | "phone"
  | "vat-format"
  | "country"
  | "too-long";

export type AddressFormErrors = Readonly<Partial<Record<AddressFormField, AddressFieldErrorCode>>>;

/** All controls in the order in which they stand, so that the first error is the first that a reader meets. */
export const addressFormFields: readonly AddressFormField[] = [
  "email",
  "customerType",
  ...addressFieldNames.map((name) => `billing.${name}` as const),
  "shippingAddressType",
  ...addressFieldNames.map((name) => `shipping.${name}` as const),
];
