import { useEffect, useRef } from "react";
import type { CountryCode } from "../../countries/model/country";
import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { markDraftSent, restoreFormDraft, saveFormDraft } from "../browser/form-draft";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import type { ProposalView, SavedViews } from "../model/address-views";
import { parseAddressForm } from "../model/parse-address-form";
import type { CountryOption } from "./address-fieldset";
import styles from "./address-form.module.css";
import { BillingSection } from "./billing-section";
import { ContactSection } from "./contact-section";
import { DeliverySection } from "./delivery-section";
import { ErrorSummary } from "./error-summary";
import { OfflineNotice } from "./offline-notice";
import { ProposalBox } from "./proposal-box";
import { toErrorSentences } from "./to-field-error";
import { useAddressErrors } from "./use-address-errors";
import { useAddressSubmit } from "./use-address-submit";

export type AddressFormProps = {
  readonly cartId: string;
  readonly shopCountry: CountryCode;
  readonly countries: readonly CountryOption[];
  readonly values: AddressFormValues;
  /** null: nothing was refused. */
  readonly servedErrors: AddressFormErrors | null;
  /** The values are those of a refused submission. */
  readonly isReturned: boolean;
  readonly deliveryText: string | null;
  readonly noteCharacters: number;
  readonly suggestsAddresses: boolean;
  /** null: a guest. */
  readonly saved: SavedViews | null;
  readonly signedInAs: string | null;
  /** The proposal of the address check; null: not checked, or no proposal. */
  readonly proposal: ProposalView | null;
  /** Called when the billing address gets the focus. */
  readonly onBilling: () => void;
};

/** Steps 2 and 3 in one form: contact, billing address, and where to deliver if not there. */
export function AddressForm({ cartId, servedErrors, isReturned, proposal, ...rest }: AddressFormProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const form = useRef<HTMLFormElement>(null);
  const { values, shopCountry, countries, saved, suggestsAddresses, noteCharacters, onBilling } = rest;
  const { errors, attempt, refuse, onInput, onBlur } = useAddressErrors(servedErrors, (typed) => {
    const parsed = parseAddressForm(typed, shopCountry, { noteCharacters });
    return parsed.ok ? {} : parsed.error;
  });
  const { isSending, isOffline, onSubmit } = useAddressSubmit(refuse, () => markDraftSent(cartId));
  useEffect(() => {
    if (form.current) restoreFormDraft(form.current, cartId, isReturned);
  }, [cartId, isReturned]);
  const shared = { values, errors, countries, saved, suggestsAddresses, shopCountry };

  return (
    <Form
      ref={form}
      method="post"
      action={`${prefix}/checkout/addresses`}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => {
        onInput(event);
        saveFormDraft(event.currentTarget, cartId);
      }}
      onBlur={onBlur}
    >
      {/* Enter in a field submits the form with this button, not with another one before the last. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <ErrorSummary
        errors={errors}
        sentences={toErrorSentences(errors, values, translate)}
        attempt={attempt}
        form={form}
      />
      {proposal ? <ProposalBox proposal={proposal} /> : null}
      <ContactSection values={values} errors={errors} signedInAs={rest.signedInAs} />
      <BillingSection {...shared} onFocus={onBilling} />
      <DeliverySection {...shared} deliveryText={rest.deliveryText} noteCharacters={noteCharacters} />
      <OfflineNotice isShown={isOffline} />
      <div className={styles.actions}>
        <Link href={`${prefix}/checkout/cart`}>{translate("checkout.addresses.back")}</Link>
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {translate(isSending ? "checkout.saving" : "checkout.addresses.continue")}
        </Button>
      </div>
    </Form>
  );
}
