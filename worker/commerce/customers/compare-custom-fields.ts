import type { CustomFields } from "../resources/custom-fields.ts";
import type { Customer } from "./customer.ts";
import type { Change } from "./customer-messages.ts";

function compareValues(before: CustomFields, after: CustomFields): Change[] {
  const names = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
  return names.flatMap((name): Change[] => {
    const [previousValue, value] = [before.fields[name], after.fields[name]];
    if (JSON.stringify(previousValue) === JSON.stringify(value)) return [];
    if (value === undefined) return [["CustomerCustomFieldRemoved", { name }]];
    if (previousValue === undefined) return [["CustomerCustomFieldAdded", { name, value }]];
    return [["CustomerCustomFieldChanged", { name, value, previousValue }]];
  });
}

/** What became of a customer's custom type and its fields. */
export function compareCustomFields({ custom: before }: Customer, { custom: after }: Customer): Change[] {
  if (before && after && before.type.id === after.type.id) return compareValues(before, after);
  const previousTypeId = before?.type.id;
  if (after) return [["CustomerCustomTypeSet", { customFields: after, previousTypeId }]];
  return before ? [["CustomerCustomTypeRemoved", { previousTypeId }]] : [];
}
