import { useRef, useState } from "react";
import { countryCodes } from "../../countries/model/country";
import { Button } from "../../design/button";
import { Select } from "../../design/field";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { type AddressFormErrors, clientTypes } from "../model/address-fields";
import type { AddressEditorView } from "../model/address-list-view";
import { parseAddressPart } from "../model/parse-address-part";
import { readAddressForm } from "../model/read-address-form";
import { AddressFieldset } from "./address-fieldset";
import form from "./address-form.module.css";
import styles from "./address-list-page.module.css";
import { ChoiceList } from "./choice-list";
import { ErrorSummary } from "./error-summary";
import { OfflineNotice } from "./offline-notice";
import frame from "./page-frame.module.css";
import { ProposalBox } from "./proposal-box";
import { toErrorSentences } from "./to-field-error";
import { useAddressErrors } from "./use-address-errors";
import { useAddressSubmit } from "./use-address-submit";

/** One address of the account in the checkout's fields, with the same rules here and on the server. */
export function AddressEditor({ view }: { readonly view: AddressEditorView }) {
  const translate = useTranslate();
  const { part, id, seen, action, shopCountry, boxes, stored, save, cancel } = view;
  const { errors, attempt, refuse, ...watch } = useAddressErrors(view.errors, (typed) => {
    const parsed = parseAddressPart(typed, part, shopCountry);
    return parsed.ok ? {} : parsed.error;
  });
  const { isSending, isOffline, onSubmit } = useAddressSubmit(refuse);
  const element = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={element}
      method="post"
      action={action}
      className={form.form}
      noValidate
      onSubmit={onSubmit}
      {...watch}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name={`${part}.id`} value={id ?? ""} />
      <input type="hidden" name="seen" value={seen} />
      {stored ? <Stored {...stored} /> : null}
      <ErrorSummary
        errors={errors}
        sentences={toErrorSentences(errors, view.values, translate)}
        attempt={attempt}
        form={element}
      />
      {view.proposal ? <ProposalBox proposal={view.proposal} /> : null}
      <div className={`${frame.section} ${part === "billing" ? form.billing : form.shipping}`}>
        <EditorFields view={view} errors={errors} />
      </div>
      <div className={styles.boxes}>
        {boxes.map(({ name, text, isChecked }) => (
          <label key={name}>
            <input type="checkbox" name={name} value="on" defaultChecked={isChecked} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <OfflineNotice isShown={isOffline} />
      <div className={form.actions}>
        <Link href={cancel.href}>{cancel.text}</Link>
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {isSending ? translate("checkout.saving") : save}
        </Button>
      </div>
    </Form>
  );
}

/** Another country has other fields in another order; the input is carried over. */
function EditorFields({ view, errors }: { view: AddressEditorView; errors: AddressFormErrors }) {
  const translate = useTranslate();
  const { part, shopCountry, countries, suggestsAddresses } = view;
  const [values, setValues] = useState(view.values);
  const country =
    part === "billing"
      ? (countryCodes.find((code) => code === values["billing.country"]) ?? shopCountry)
      : shopCountry;
  const changeCountry = (code: string, typed: HTMLFormElement | null) => {
    setValues({ ...(typed ? readAddressForm(new FormData(typed)) : values), "billing.country": code });
  };
  const types = clientTypes.map((value) => ({ value, label: translate(`checkout.customerType.${value}`) }));
  return (
    <>
      <div className={form.type}>
        {part === "billing" ? (
          <ChoiceList
            name="customerType"
            label={translate("checkout.customerType.label")}
            chosen={values.customerType ?? "PRIVATE"}
            choices={types}
          />
        ) : (
          <Select
            name="shippingCustomerType"
            label={translate("address.receiver")}
            defaultValue={values.shippingCustomerType ?? "PRIVATE"}
          >
            {types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
      <AddressFieldset
        {...{ part, country, values, errors, countries, suggestsAddresses }}
        onCountryChange={changeCountry}
      />
    </>
  );
}

/** Another device's change of the address, beside the input. */
function Stored({ text, lines }: NonNullable<AddressEditorView["stored"]>) {
  return (
    <Notice kind="warn" role="alert">
      {text}
      <span className={styles.stored}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Notice>
  );
}
