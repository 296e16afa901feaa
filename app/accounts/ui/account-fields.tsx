import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../design/field";
import { useTranslate } from "../../i18n/translate-context";
import {
  type AccountErrors,
  type AccountField,
  type AccountPurpose,
  type AccountValues,
  fieldsOfPurpose,
} from "../model/account-form";
import { minimumPasswordCharacters } from "../model/is-strong-password";
import { PasswordField } from "./password-field";
import styles from "./sign-in-page.module.css";

type Props = {
  readonly purpose: AccountPurpose;
  readonly values?: AccountValues;
  readonly errors?: AccountErrors;
  /** Below the password. */
  readonly belowPassword?: ReactNode;
};

type TextField = Exclude<AccountField, "customerType" | "password">;
type Traits = Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "aria-required">;

const traits: Readonly<Record<TextField, Traits>> = {
  company: { autoComplete: "organization", "aria-required": true },
  vatId: {},
  email: { type: "email", autoComplete: "username", inputMode: "email", "aria-required": true },
  firstName: { autoComplete: "given-name", "aria-required": true },
  lastName: { autoComplete: "family-name", "aria-required": true },
};

const labels: Readonly<Record<TextField, string>> = {
  company: "checkout.field.company",
  vatId: "checkout.field.vatNumber",
  email: "checkout.field.email",
  firstName: "checkout.field.firstName",
  lastName: "checkout.field.lastName",
};

/** The fields of an account form; the first invalid one has the focus. */
export function AccountFields({ purpose, values = {}, errors = {}, belowPassword }: Props) {
  const translate = useTranslate();
  const fields = fieldsOfPurpose[purpose];
  const firstWrong = fields.find((field) => errors[field]);
  const toError = (field: AccountField) => {
    const code = errors[field];
    return (
      code &&
      translate(code === "password" ? "address.problem.password" : `address.rule.${code}`, {
        count: minimumPasswordCharacters,
      })
    );
  };
  const toField = (field: TextField) => (
    <Field
      key={field}
      {...traits[field]}
      {...(field === "email" && purpose === "sign-in" && { autoComplete: "username webauthn" })}
      name={field}
      label={translate(labels[field])}
      optional={field === "vatId" ? translate("checkout.field.optional") : undefined}
      error={toError(field)}
      defaultValue={values[field] ?? ""}
      maxLength={256}
      autoFocus={field === firstWrong}
    />
  );
  const isNew = purpose !== "sign-in";
  return (
    <>
      {fields.includes("customerType") ? (
        <>
          <TypeChoice chosen={values.customerType} />
          <div className={styles.company}>{(["company", "vatId"] as const).map(toField)}</div>
        </>
      ) : null}
      {(["firstName", "lastName", "email"] as const).filter((field) => fields.includes(field)).map(toField)}
      {fields.includes("password") ? (
        <PasswordField
          isNew={isNew}
          aside={belowPassword}
          name="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          label={translate(
            purpose === "choose-password" ? "address.reset.newPassword" : "address.password.label",
          )}
          hint={isNew ? translate("address.password.hint") : undefined}
          error={toError("password")}
          aria-required
          maxLength={256}
          autoFocus={firstWrong === "password"}
        />
      ) : null}
    </>
  );
}

/** The choice of private or company, which shows the company's fields, also without scripts. */
function TypeChoice({ chosen = "PRIVATE" }: { readonly chosen?: string }) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">{translate("checkout.customerType.label")}</legend>
      {["PRIVATE", "COMPANY"].map((type) => (
        <label key={type}>
          <input type="radio" name="customerType" value={type} defaultChecked={type === chosen} />
          {translate(`checkout.customerType.${type}`)}
        </label>
      ))}
    </fieldset>
  );
}
