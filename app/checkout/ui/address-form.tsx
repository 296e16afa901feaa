import { useRef, useState } from "react";
import type { CountryCode } from "../../countries/model/country";
import { postalCodeFormats } from "../../countries/model/postal-code-formats";
import { vatFormats } from "../../countries/model/vat-formats";
import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import { AddressFieldset, type CountryOption } from "./address-fieldset";
import styles from "./address-form.module.css";
import { ChoiceList } from "./choice-list";
import { ErrorSummary } from "./error-summary";
import frame from "./page-frame.module.css";
import { toErrorSentences } from "./to-error-sentences";
import { toFieldError } from "./to-field-error";
import { useAddressErrors } from "./use-address-errors";
import { useFormDraft } from "./use-form-draft";

export type AddressFormProps = {
  readonly cartId: string;
  readonly shopCountry: CountryCode;
  readonly countries: readonly CountryOption[];
  readonly values: AddressFormValues;
  /** null: nothing was refused. */
  readonly servedErrors: AddressFormErrors | null;
  /** The values are what was just sent and not taken. */
  readonly isReturned: boolean;
};

/** Steps 2 and 3 in one form: who, where the invoice goes, where the parcel goes. */
export function AddressForm({
  cartId,
  shopCountry,
  countries,
  values,
  servedErrors,
  isReturned,
}: AddressFormProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const form = useRef<HTMLFormElement>(null);
  const [billingCountry, setBillingCountry] = useState(values["billing.country"] ?? shopCountry);
  const { errors, attempt, isSending, onSubmit, onInput } = useAddressErrors(
    servedErrors,
    shopCountry,
    cartId,
  );
  useFormDraft(form, cartId, isReturned);
  const shared = { values, errors, countries };

  return (
    <form
      ref={form}
      method="post"
      action={`${prefix}/checkout/addresses`}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ErrorSummary
        errors={errors}
        sentences={toErrorSentences(errors, values, translate)}
        attempt={attempt}
      />
      <section className={frame.section} aria-labelledby="contact">
        <h2 id="contact">{translate("checkout.addresses.contact")}</h2>
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required
          maxLength={254}
          label={translate("checkout.field.email")}
          hint={translate("checkout.hint.email")}
          error={errors.email && toFieldError(errors.email, translate, "")}
          defaultValue={values.email}
        />
      </section>
      <section className={frame.section} aria-labelledby="billing">
        <h2 id="billing">{translate("checkout.addresses.billing")}</h2>
        <div className={styles.type}>
          <ChoiceList
            name="customerType"
            label={translate("checkout.customerType.label")}
            chosen={values.customerType ?? "PRIVATE"}
            choices={["PRIVATE", "COMPANY"].map((value) => ({
              value,
              label: translate(`checkout.customerType.${value}`),
            }))}
          />
        </div>
        <AddressFieldset
          {...shared}
          part="billing"
          examples={toExamples(billingCountry)}
          onCountryChange={setBillingCountry}
        />
      </section>
      <ShippingSection {...shared} shopCountry={shopCountry} />
      <div className={styles.actions}>
        <a href={`${prefix}/checkout/cart`}>{translate("checkout.addresses.back")}</a>
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {translate(isSending ? "checkout.saving" : "checkout.addresses.continue")}
        </Button>
      </div>
    </form>
  );
}

type ShippingProps = Pick<AddressFormProps, "values" | "countries" | "shopCountry"> & {
  readonly errors: AddressFormErrors;
};

function ShippingSection({ shopCountry, ...shared }: ShippingProps) {
  const translate = useTranslate();
  const country = shared.countries.find((option) => option.isShop)?.name ?? shopCountry;
  return (
    <section className={frame.section} aria-labelledby="shipping">
      <h2 id="shipping">{translate("checkout.addresses.shipping")}</h2>
      <p className={styles.abroad}>{translate("checkout.addresses.differentCountry", { country })}</p>
      <div className={styles.choice}>
        <ChoiceList
          name="shippingAddressType"
          label={translate("checkout.addresses.shipping")}
          isLabelHidden
          chosen={shared.values.shippingAddressType ?? "SAME_AS_BILLING"}
          choices={[
            { value: "SAME_AS_BILLING", label: translate("checkout.addresses.same") },
            { value: "DIFFERENT_FROM_BILLING", label: translate("checkout.addresses.different") },
          ]}
        />
      </div>
      <div className={styles.shipping}>
        <AddressFieldset {...shared} part="shipping" examples={toExamples(shopCountry)} />
      </div>
    </section>
  );
}

function toExamples(code: string) {
  const known = Object.entries(postalCodeFormats).find(([country]) => country === code);
  const vat = Object.entries(vatFormats).find(([country]) => country === code);
  return { postalCode: known?.[1].example ?? "", vatNumber: vat?.[1].placeholder ?? "" };
}
