import { type MouseEvent, type RefObject, useEffect } from "react";
import errorList from "../../design/error-list.module.css";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { showField } from "../browser/form-fields";
import {
  type AddressFormErrors,
  type AddressFormField,
  addressFieldNames,
  addressFormFields,
} from "../model/address-fields";
import { toFieldLabel } from "./address-field";

type Props = {
  readonly errors: AddressFormErrors;
  /** Sentences besides the fields', from the error catalogue. */
  readonly sentences: readonly string[];
  /** Counts refused submissions: each moves the focus, corrections do not. */
  readonly attempt: number;
  /** The form around, which has the fields. */
  readonly form: RefObject<HTMLFormElement | null>;
};

/**
 * All errors, with links to the fields.
 * A refused submission focuses the first of them; without script the summary itself takes the focus.
 */
export function ErrorSummary({ errors, sentences, attempt, form }: Props) {
  const translate = useTranslate();
  const fields = addressFormFields.filter((field) => errors[field]);
  const [first] = fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: corrections do not move the focus, refusals do
  useEffect(() => {
    if (attempt > 0 && first && form.current) showField(form.current, first);
  }, [attempt]);

  if (attempt === 0 || fields.length === 0) return null;
  const showLinked = (event: MouseEvent, field: AddressFormField) => {
    event.preventDefault();
    if (form.current) showField(form.current, field);
  };
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, a refused form must announce its errors first
    <div className={errorList.list} role="alert" tabIndex={-1} autoFocus>
      <h2>{translate.plural("checkout.invalid.title", fields.length)}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {fields.map((field: AddressFormField) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => showLinked(event, field)}>
              {toLabel(field, translate)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const fieldLabels: Readonly<Record<string, string>> = {
  customerType: "checkout.customerType.label",
  shippingCustomerType: "address.receiver",
  shippingAddressType: "checkout.addresses.shipping",
  deliveryNote: "address.note.label",
  orderReference: "address.reference",
};

/** Returns a field's name in the summary: its label with its part. */
function toLabel(field: AddressFormField, translate: Translate): string {
  const [part, name] = field.split(".");
  if (name === undefined) return translate(fieldLabels[field] ?? `checkout.field.${field}`);
  return translate("cart.labelled", {
    label: translate(`checkout.addresses.${part}`),
    text: toAddressFieldLabel(name, translate),
  });
}

function toAddressFieldLabel(name: string, translate: Translate): string {
  const field = addressFieldNames.find((known) => known === name);
  return field ? toFieldLabel(field, null, translate) : name;
}
