import type { ComponentProps } from "react";
import { Field, TextArea } from "../../design/field";
import { type SupportField as FieldName, isFieldRequired, longestOf } from "../model/support-form";
import type { SupportFormView } from "../model/support-view";

type Name = Exclude<FieldName, "reason" | "subreason">;

type Props = {
  readonly name: Name;
  readonly view: SupportFormView;
  readonly scope: string;
  /** The selected subreason. */
  readonly subreason: string;
  /** The input by field name: it returns with its field. */
  readonly typed: Readonly<Record<string, string>>;
};

const inputs: Readonly<Partial<Record<Name, ComponentProps<"input">>>> = {
  contactName: { autoComplete: "name" },
  companyName: { autoComplete: "organization" },
  customerEmail: { type: "email", autoComplete: "email", inputMode: "email" },
  subject: { autoComplete: "off" },
  productNumber: { inputMode: "numeric", autoComplete: "off", minLength: 8, pattern: "[0-9]{8}" },
  orderNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  invoiceNumber: { autoComplete: "off", spellCheck: false },
  quantity: { type: "number", min: 1, step: 1, inputMode: "numeric", autoComplete: "off" },
  phoneNumber: { type: "tel", autoComplete: "tel" },
  vatId: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
};

/** One field of the form; a product's number from the URL is fixed. */
export function SupportField({ name, view, scope, subreason, typed }: Props) {
  const { form, errors, messages } = view;
  const required = isFieldRequired(name, subreason);
  const common = {
    id: `${scope}-${name}`,
    name,
    label: messages.labels[name],
    hint: messages.hints[name],
    error: errors[name],
    optional: required ? undefined : messages.optional,
    required,
    maxLength: longestOf[name],
    defaultValue: typed[name] ?? form[name],
  };
  if (name === "description") return <TextArea {...common} rows={4} />;
  const isFixed = name === "productNumber" && form.given.includes(name);
  return <Field {...common} {...inputs[name]} readOnly={isFixed} />;
}
