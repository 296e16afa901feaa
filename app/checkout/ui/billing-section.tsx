import { useState } from "react";
import { type CountryCode, countryCodes } from "../../countries/model/country";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import { type AddressFormErrors, type AddressFormValues, clientTypes } from "../model/address-fields";
import type { SavedViews } from "../model/address-views";
import { readAddressForm } from "../model/read-address-form";
import { AddressFieldset, type CountryOption } from "./address-fieldset";
import styles from "./address-form.module.css";
import { ChoiceList } from "./choice-list";
import frame from "./page-frame.module.css";
import { SaveAddress, SavedAddresses } from "./saved-addresses";
import { toFieldError } from "./to-field-error";

export type AddressSectionProps = {
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  readonly countries: readonly CountryOption[];
  readonly suggestsAddresses: boolean;
  /** null: a guest. */
  readonly saved: SavedViews | null;
  readonly shopCountry: CountryCode;
};

type Props = AddressSectionProps & {
  /** Called when a field of the section receives focus. */
  readonly onFocus: () => void;
};

/** Step 3: the billing address. The country determines the fields; changing it retains the input. */
export function BillingSection({ shopCountry, saved, onFocus, ...fields }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(fields.values);
  const values = typed === fields.values ? fields.values : { ...fields.values, ...typed };
  const { errors } = fields;
  const country = countryCodes.find((code) => code === values["billing.country"]) ?? shopCountry;
  const changeCountry = (code: string, form: HTMLFormElement | null) => {
    setTyped({ ...(form ? readAddressForm(new FormData(form)) : values), "billing.country": code });
  };
  const hasSaved = saved !== null && saved.billing.length > 0;
  return (
    <section className={frame.section} aria-labelledby="billing" onFocus={onFocus}>
      <h2 id="billing">{translate("checkout.addresses.billing")}</h2>
      {hasSaved ? (
        <SavedAddresses
          part="billing"
          saved={saved.billing}
          chosen={values["billing.source"] ?? ""}
          hasOther
        />
      ) : null}
      <div className={styles.billing}>
        <div className={styles.type}>
          <ChoiceList
            name="customerType"
            label={translate("checkout.customerType.label")}
            chosen={values.customerType ?? "PRIVATE"}
            choices={clientTypes.map((value) => ({
              value,
              label: translate(`checkout.customerType.${value}`),
            }))}
          />
        </div>
        <AddressFieldset
          {...fields}
          values={values}
          part="billing"
          country={country}
          onCountryChange={changeCountry}
        />
        {saved ? (
          <SaveAddress
            part="billing"
            id={values["billing.id"] ?? ""}
            isChecked={Boolean(values["billing.save"])}
            isFull={saved.isFull}
          />
        ) : null}
      </div>
      <div className={styles.reference}>
        <Field
          name="orderReference"
          label={translate("address.reference")}
          optional={translate("checkout.field.optional")}
          error={errors.orderReference && toFieldError(errors.orderReference, translate)}
          defaultValue={values.orderReference ?? ""}
          autoComplete="off"
        />
      </div>
    </section>
  );
}
