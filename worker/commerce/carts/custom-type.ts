/** What values a custom field takes, in the platform's own words. */
export type CustomFieldType =
  | { readonly name: "Enum" | "LocalizedEnum"; readonly values: readonly { readonly key: string }[] }
  | { readonly name: "Reference"; readonly referenceTypeId: string }
  | { readonly name: "Set"; readonly elementType: CustomFieldType }
  | {
      readonly name:
        | "Boolean"
        | "String"
        | "LocalizedString"
        | "Number"
        | "Money"
        | "Date"
        | "Time"
        | "DateTime";
    };

export interface CustomFieldDefinition {
  readonly name: string;
  readonly required: boolean;
  readonly type: CustomFieldType;
}

/** A Type: which custom fields a resource may carry. */
export interface CustomType {
  readonly id: string;
  readonly key?: string;
  readonly fields: ReadonlyMap<string, CustomFieldDefinition>;
}

/** Types by id and by key, as far as a request and what it changes name them. */
export type CustomTypes = ReadonlyMap<string, CustomType>;
