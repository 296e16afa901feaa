import { type AddressRow, addressFormats, type SituationalPart } from "../../countries/model/address-formats";
import type { CountryCode } from "../../countries/model/country";
import { vatFormats } from "../../countries/model/vat-formats";
import { Select } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import type { AddressFormErrors, AddressFormValues, AddressPart } from "../model/address-fields";
import { listFoldedFields } from "../model/field-traits";
import { AddressField } from "./address-field";
import styles from "./address-form.module.css";
import { StreetField } from "./street-field";
import { toFieldError } from "./to-field-error";
import { VatField } from "./vat-field";

export type CountryOption = { readonly code: string; readonly name: string; readonly isShop: boolean };

type Props = {
  readonly part: AddressPart;
  readonly country: CountryCode;
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  readonly suggestsAddresses: boolean;
  /** Billing offers all the shop's countries; delivery has one, shown as a sentence. */
  readonly countries: readonly CountryOption[];
  /** Receives the chosen country and the form, which has the input. */
  readonly onCountryChange?: (code: string, form: HTMLFormElement | null) => void;
};

type RowProps = Pick<Props, "part" | "country" | "values" | "errors" | "suggestsAddresses">;

/**
 * The fields of one address in its country's order.
 * Company fields are present for both kinds of customer; the style sheet shows them to companies.
 */
export function AddressFieldset({ countries, onCountryChange, ...row }: Props) {
  const { part, country, values, errors, suggestsAddresses: _, ...rest } = row;
  const fields = { part, country, values, errors, ...rest };
  return (
    <div className={styles.grid}>
      <div className={`${styles.company} ${styles.full}`}>
        <AddressField {...fields} field="company" isOptional={part === "shipping"} />
        <AddressField {...fields} field="department" isOptional />
        {part === "billing" ? (
          <VatField values={values} errors={errors} example={vatFormats[country].placeholder} />
        ) : null}
      </div>
      {addressFormats[country].rows.map((name) => (
        <Row key={name} name={name} {...row} />
      ))}
      {part === "billing" ? (
        <CountrySelect {...{ values, errors, countries, onCountryChange }} />
      ) : (
        <ShopCountry name={countries.find(({ isShop }) => isShop)?.name ?? country} />
      )}
      <AddressField {...fields} field="phone" isOptional={part === "shipping"} />
      <FoldedFields {...fields} />
    </div>
  );
}

function Row({ name, suggestsAddresses, ...fields }: RowProps & { readonly name: AddressRow }) {
  const { country } = fields;
  const format = addressFormats[country];
  const inOrder = <Name extends string>(first: Name, second: Name, isTurned: boolean) =>
    isTurned ? [second, first] : [first, second];
  switch (name) {
    case "names":
      return inOrder("firstName", "lastName", format.familyNameFirst).map((field) => (
        <AddressField key={field} {...fields} field={field} />
      ));
    case "street":
      return (
        <div className={`${styles.street} ${format.numberFirst ? styles.numberFirst : ""} ${styles.full}`}>
          {inOrder("streetName", "streetNumber", format.numberFirst).map((field) =>
            field === "streetName" ? (
              <StreetField key={field} {...fields} isHelpful={suggestsAddresses} />
            ) : (
              <AddressField key={field} {...fields} field={field} />
            ),
          )}
        </div>
      );
    case "place":
      return (
        <div className={`${styles.place} ${format.cityFirst ? styles.cityFirst : ""} ${styles.full}`}>
          {inOrder("postalCode", "city", format.cityFirst).map((field) => (
            <AddressField key={field} {...fields} field={field} />
          ))}
        </div>
      );
    case "extra":
      return <ExtraFields {...fields} shown={format.shown.filter((field) => field !== "state")} />;
    case "state":
      return <ExtraFields {...fields} shown={format.shown.filter((field) => field === "state")} />;
  }
}

type ExtraProps = Omit<RowProps, "suggestsAddresses"> & { readonly shown: readonly SituationalPart[] };

function ExtraFields({ shown, ...fields }: ExtraProps) {
  if (shown.length === 0) return null;
  return (
    <div className={`${styles.extra} ${styles.full}`}>
      {shown.map((field) => (
        <AddressField key={field} {...fields} field={field} isOptional />
      ))}
    </div>
  );
}

type CountryProps = Pick<Props, "values" | "errors" | "countries" | "onCountryChange">;

function CountrySelect({ values, errors, countries, onCountryChange }: CountryProps) {
  const translate = useTranslate();
  const code = errors["billing.country"];
  return (
    <Select
      name="billing.country"
      label={translate("checkout.field.country")}
      autoComplete="billing country"
      defaultValue={values["billing.country"]}
      error={code && toFieldError(code, translate)}
      onChange={({ target }) => onCountryChange?.(target.value, target.form)}
    >
      {countries.map(({ code: value, name, isShop }) => (
        <option key={value} value={value} data-shop={isShop ? "" : undefined}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function ShopCountry({ name }: { readonly name: string }) {
  const translate = useTranslate();
  return (
    <p className={styles.fixed}>
      <span>{translate("checkout.addresses.deliverTo")}</span> <strong>{name}</strong>
    </p>
  );
}

/** Fields that few parcels need; open if one has a value or an error. */
function FoldedFields(fields: Omit<RowProps, "suggestsAddresses">) {
  const translate = useTranslate();
  const { part, values, errors, country } = fields;
  const folded = listFoldedFields(country);
  const isOpen = folded.some((field) => values[`${part}.${field}`] || errors[`${part}.${field}`]);
  return (
    <details className={`${styles.folded} ${styles.full}`} open={isOpen || undefined}>
      <summary>{translate("address.more")}</summary>
      <div className={styles.grid}>
        {folded.map((field) => (
          <AddressField key={field} {...fields} field={field} isOptional />
        ))}
      </div>
    </details>
  );
}
