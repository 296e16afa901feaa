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

/** In the order of the steps: delivery is the second, billing the third. The form asks for billing first. */
export const addressParts = ["shipping", "billing"] as const;

export type AddressPart = (typeof addressParts)[number];

/** A person's salutation; stored as a code and translated for display. */
export const salutations = ["mr", "ms", "mx"] as const;

/** Forms use PRIVATE or COMPANY; the platform stores private or business. */
export const clientTypes = ["PRIVATE", "COMPANY"] as const;

export type ClientType = (typeof clientTypes)[number];

/** The form's control for the kind of customer. */
export const clientTypeField = { billing: "customerType", shipping: "shippingCustomerType" } as const;

/** Further controls of an address: `source` is the selected saved address, `id` the one in change. */
type AddressControl = `${AddressPart}.${"source" | "id" | "save"}`;

/** The proposal of the address check, and the shopper's choice. */
export const proposedFieldNames = ["streetName", "streetNumber", "postalCode", "city", "state"] as const;
type ProposalControl = `proposed.${(typeof proposedFieldNames)[number]}` | "addressChoice" | "addressCheck";

/** The name of a form control, also the key of its value and of its error. */
export type AddressFormField =
  | "email"
  | "customerType"
  | "shippingCustomerType"
  | "shippingAddressType"
  /** The number that the shopper accepts although it is not valid, and the request to validate it again. */
  | "vatAccepted"
  | "vatRetry"
  | "deliveryNote"
  | "orderReference"
  | AddressControl
  | ProposalControl
  | `${AddressPart}.${AddressFieldName}`;

/** The input by control; an absent one is empty. */
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

/** The fields with rules, in their order on the page: the first error is the reader's first. */
export const addressFormFields: readonly AddressFormField[] = [
  "email",
  "customerType",
  ...controlsOf("billing"),
  "orderReference",
  "shippingAddressType",
  "shippingCustomerType",
  ...controlsOf("shipping"),
  "deliveryNote",
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
