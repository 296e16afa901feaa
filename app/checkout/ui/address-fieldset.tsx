import { Select } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "../model/address-fields";
import { AddressField, type FieldExamples } from "./address-field";
import styles from "./address-form.module.css";

export type CountryOption = { readonly code: string; readonly name: string; readonly isShop: boolean };

type Props = {
  readonly part: AddressPart;
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  readonly examples: FieldExamples;
  /** Billing may be in any of our countries; delivery has one, which is shown as a sentence. */
  readonly countries: readonly CountryOption[];
  readonly onCountryChange?: (code: string) => void;
};

/**
 * The fields of one address. Company fields are there for both kinds of customer; the style sheet shows them to
 * companies.
 */
export function AddressFieldset({ part, values, errors, examples, countries, onCountryChange }: Props) {
  const translate = useTranslate();
  const rest = { part, values, errors, examples };
  const country = countries.find((option) => option.isShop);
  return (
    <div className={styles.grid}>
      <div className={`${styles.company} ${styles.full}`}>
        <AddressField {...rest} field="company" isOptional={part === "shipping"} />
        {part === "billing" ? <AddressField {...rest} field="vatNumber" isOptional /> : null}
      </div>
      <AddressField {...rest} field="firstName" />
      <AddressField {...rest} field="lastName" />
      <div className={`${styles.street} ${styles.full}`}>
        <AddressField {...rest} field="streetName" />
        <AddressField {...rest} field="streetNumber" />
      </div>
      <div className={styles.full}>
        <AddressField {...rest} field="additionalAddressInfo" isOptional />
      </div>
      <div className={`${styles.place} ${styles.full}`}>
        <AddressField {...rest} field="postalCode" />
        <AddressField {...rest} field="city" />
      </div>
      {part === "billing" ? (
        <Select
          name="billing.country"
          label={translate("checkout.field.country")}
          autoComplete="billing country"
          defaultValue={values["billing.country"]}
          error={errors["billing.country"] && translate("checkout.invalid.country")}
          onChange={(event) => onCountryChange?.(event.target.value)}
        >
          {countries.map(({ code, name, isShop }) => (
            <option key={code} value={code} data-shop={isShop ? "" : undefined}>
              {name}
            </option>
          ))}
        </Select>
      ) : (
        <p className={styles.fixed}>
          <span>{translate("checkout.addresses.deliverTo")}</span> <strong>{country?.name}</strong>
        </p>
      )}
      <AddressField {...rest} field="phone" isOptional={part === "shipping"} />
    </div>
  );
}
