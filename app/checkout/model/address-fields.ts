import type { FormRuleName } from "../../foundation/form-rules";

/** The fields of one address, in reading order; names in the form are `billing.city`, `shipping.city`. */
export const addressFieldNames = [
  "company",
  "department",
  "vatNumber",
  "firstName",
  "lastName",
  "streetName",
  "streetNumber",
  "building",
  "apartment",
  "additionalStreetInfo",
  "additionalAddressInfo",
  "postalCode",
  "city",
  "state",
  "country",
  "phone",
  "salutation",
  "title",
  "mobile",
  "pOBox",
  "region",
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];

/** In the order of the steps: delivery is the second, billing the third. */
export const addressParts = ["shipping", "billing"] as const;

export type AddressPart = (typeof addressParts)[number];

/** How a person is addressed; stored as it is and put into words where it is shown. */
export const salutations = ["mr", "ms", "mx"] as const;

/** Forms say PRIVATE or COMPANY; stored is private or business. */
export const clientTypes = ["PRIVATE", "COMPANY"] as const;

export type ClientType = (typeof clientTypes)[number];

/** The form's control for whom an address belongs to. */
export const clientTypeField = { billing: "customerType", shipping: "shippingCustomerType" } as const;

/** What else the form says of an address: `source` is the saved one that is used, `id` the one that is being changed. */
type AddressControl = `${AddressPart}.${"source" | "id" | "save"}`;

/** What the address check proposed, and what the shopper chose. */
export const proposedFieldNames = ["streetName", "streetNumber", "postalCode", "city", "state"] as const;
type ProposalControl = `proposed.${(typeof proposedFieldNames)[number]}` | "addressChoice" | "addressCheck";

/** The name of a form control, also the key of its value and of its error. */
export type AddressFormField =
  | "email"
  | "customerType"
  | "shippingCustomerType"
  | "shippingAddressType"
  /** The number with which the shopper goes on although it is not valid, and the wish to ask about it once more. */
  | "vatAccepted"
  | "vatRetry"
  | "deliveryNote"
  | AddressControl
  | ProposalControl
  | `${AddressPart}.${AddressFieldName}`;

/** What was typed, by control; an absent one is empty. */
export type AddressFormValues = Readonly<Partial<Record<AddressFormField, string>>>;

export type AddressFieldErrorCode =
  | FormRuleName
  | "postal-code"
  | "street-number"
  | "phone"
  | "vat-format"
  | "vat-invalid"
  | "vat-other-name"
  | "vat-unavailable";

export type AddressFormErrors = Readonly<Partial<Record<AddressFormField, AddressFieldErrorCode>>>;

const controlsOf = (part: AddressPart) =>
  [`${part}.source`, ...addressFieldNames.map((name) => `${part}.${name}` as const)] as const;

/** The fields that can be wrong, in the order in which they stand: the first error is the first that a reader meets. */
export const addressFormFields: readonly AddressFormField[] = [
  "email",
  "shippingAddressType",
  "shippingCustomerType",
  ...controlsOf("shipping"),
  "deliveryNote",
  "customerType",
  ...controlsOf("billing"),
];

/** All controls of the form. */
export const addressFormControls: readonly AddressFormField[] = [
  ...addressFormFields,
  ...addressParts.flatMap((part) => [`${part}.id`, `${part}.save`] as const),
  ...proposedFieldNames.map((name) => `proposed.${name}` as const),
  "addressChoice",
  "addressCheck",
  "vatAccepted",
  "vatRetry",
];
