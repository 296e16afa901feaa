import { useEffect, useRef } from "react";
import type { Translate } from "../../i18n/translate";
import { useTranslate } from "../../i18n/translate-context";
import { type AddressFormErrors, type AddressFormField, addressFormFields } from "../model/address-fields";
import styles from "./error-summary.module.css";

type Props = {
  readonly errors: AddressFormErrors;
  /** Sentences beyond the fields' own, as the error catalogue has them. */
  readonly sentences: readonly string[];
  /** Counts refused submissions: each takes the focus, corrections do not. */
  readonly attempt: number;
};

/** All that is wrong, with links to the fields; takes the focus when it appears. */
export function ErrorSummary({ errors, sentences, attempt }: Props) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const fields = addressFormFields.filter((field) => errors[field]);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, the refused form must say so first
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>{translate.plural("checkout.invalid.title", fields.length)}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {fields.map((field: AddressFormField) => (
          <li key={field}>
            <a href={`#${field}`}>{toFieldLabel(field, translate)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the summary calls a field: its label, with the part it belongs to. */
function toFieldLabel(field: AddressFormField, translate: Translate): string {
  const [part, name] = field.split(".");
  if (name === undefined) return translate(`checkout.field.${field}`);
  return translate("cart.labelled", {
    label: translate(`checkout.addresses.${part}`),
    text: translate(`checkout.field.${name}`),
  });
}
