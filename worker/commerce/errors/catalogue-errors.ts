import { PlatformError } from "./platform-error.ts";

/** A deletion of a resource in use; `referencedBy` is the typeId of its user. */
export function referenceExists(referencedBy: string): PlatformError {
  return new PlatformError(
    "ReferenceExists",
    `Can not delete a source while it is referenced from at least one '${referencedBy}'.`,
    { referencedBy },
  );
}

/** A value of an attribute with the constraint Unique that another product has already. */
export function duplicateAttributeValue(attribute: { readonly name: string; readonly value: unknown }) {
  const { name, value } = attribute;
  return new PlatformError(
    "DuplicateAttributeValue",
    `The attribute value must be unique. The value ${JSON.stringify(value)} of attribute '${name}' exists already.`,
    { attribute },
  );
}

/** Two variants of one product with the same values of all attributes with the constraint CombinationUnique. */
export function duplicateAttributeValues(attributes: readonly object[]): PlatformError {
  return new PlatformError(
    "DuplicateAttributeValues",
    "The set of attributes must be unique across all variants.",
    { attributes },
  );
}

/** An enum type whose values share keys. */
export function duplicateEnumValues(duplicates: readonly string[]): PlatformError {
  return new PlatformError(
    "DuplicateEnumValues",
    `The enum values contain duplicate keys: ${duplicates.join(", ")}.`,
    { duplicates },
  );
}

export function attributeNameDoesNotExist(name: string): PlatformError {
  return new PlatformError(
    "AttributeNameDoesNotExist",
    `Attribute definition for '${name}' does not exist on type.`,
    { invalidAttributeName: name },
  );
}

export function attributeDefinitionAlreadyExists(
  productType: { readonly id: string; readonly name: string },
  name: string,
): PlatformError {
  return new PlatformError(
    "AttributeDefinitionAlreadyExists",
    `An attribute definition with name '${name}' already exists on product type '${productType.name}'.`,
    {
      conflictingProductTypeId: productType.id,
      conflictingProductTypeName: productType.name,
      conflictingAttributeName: name,
    },
  );
}

export function enumKeyAlreadyExists(key: string, attribute: string): PlatformError {
  return new PlatformError(
    "EnumKeyAlreadyExists",
    `The '${attribute}' attribute definition already contains an enum value with the key '${key}'.`,
    { conflictingEnumKey: key, conflictingAttributeName: attribute },
  );
}

export function enumKeyDoesNotExist(key: string, attribute: string): PlatformError {
  return new PlatformError(
    "EnumKeyDoesNotExist",
    `The '${attribute}' attribute definition does not contain an enum value with the key '${key}'.`,
    { conflictingEnumKey: key, conflictingAttributeName: attribute },
  );
}

export function enumValuesMustMatch(): PlatformError {
  return new PlatformError(
    "EnumValuesMustMatch",
    "The given enum values must be the existing ones in another order.",
  );
}

/** Two prices of one variant for the same currency, country, customer group and channel at the same time. */
export function duplicatePriceScope(conflictingPrice: object, scope: string): PlatformError {
  return new PlatformError(
    "DuplicatePriceScope",
    `Duplicate price scope: ${scope}. The combination of currency, country, customerGroup and channel must be unique for each price of a product variant.`,
    { conflictingPrice },
  );
}

/** A manually set reduction whose product discount is not external, not active or does not fit the price. */
export function noMatchingProductDiscount(priceId: string, actionIndex: number): PlatformError {
  return new PlatformError(
    "NoMatchingProductDiscountFound",
    `No active external product discount with a matching predicate could be found for the price '${priceId}'.`,
    { actionIndex },
  );
}
