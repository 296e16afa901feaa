import { Field } from "../../design/field";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AddressFormErrors, AddressFormValues } from "../model/address-fields";
import styles from "./address-form.module.css";
import frame from "./page-frame.module.css";
import { toFieldError } from "./to-field-error";

type Props = {
  readonly values: AddressFormValues;
  readonly errors: AddressFormErrors;
  /** null: a guest. */
  readonly signedInAs: string | null;
};

/** The e-mail address of the order; guests are offered a sign-in. */
export function ContactSection({ values, errors, signedInAs }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
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
        error={errors.email && toFieldError(errors.email, translate)}
        defaultValue={values.email}
      />
      <p className={styles.account}>
        {signedInAs ? (
          translate("address.account.signedIn", { email: signedInAs })
        ) : (
          <>
            {translate("address.account.known")}{" "}
            <Link href={`${prefix}/checkout/login`}>{translate("address.account.signIn")}</Link>
          </>
        )}
      </p>
    </section>
  );
}
