import type { ComponentProps } from "react";
import { Button } from "../../design/button";
import { Field, Select } from "../../design/field";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import { type ProfileField, profileFields } from "../model/profile-form";
import { AccountSection } from "./account-page";
import styles from "./profile-form.module.css";
import type { ProfileFieldView, ProfileView } from "./to-profile-view";

const traits: Partial<Record<ProfileField, ComponentProps<"input">>> = {
  firstName: { autoComplete: "given-name", required: true },
  lastName: { autoComplete: "family-name", required: true },
  dateOfBirth: { type: "date", autoComplete: "bday" },
  companyName: { autoComplete: "organization" },
  vatId: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
};

/**
 * Names, company, date of birth, language: a plain form.
 * The style sheet hides the company's fields for a private customer, so that a switch loses no input.
 */
export function ProfileForm(view: ProfileView) {
  const { title, optional, type, personal, company, language, wrong, save } = view;
  const first = wrong[0]?.name;
  return (
    <AccountSection title={title}>
      <Form method="post" className={styles.form} noValidate>
        <Problem {...view} />
        <TypeChoice {...type} />
        <div className={styles.company}>
          {company.map((field) => (
            <Text
              key={field.name}
              {...field}
              optional={field.name === "vatId" ? optional : undefined}
              autoFocus={field.name === first}
            />
          ))}
        </div>
        <div className={styles.names}>
          {personal.map((field) => (
            <Text
              key={field.name}
              {...field}
              optional={field.name === "dateOfBirth" ? optional : undefined}
              autoFocus={field.name === first}
            />
          ))}
          <Language {...language} />
        </div>
        <Remembered {...view} />
        <div>
          <Button type="submit" look="primary">
            {save}
          </Button>
        </div>
      </Form>
    </AccountSection>
  );
}

type TextProps = ProfileFieldView & { readonly optional: string | undefined; readonly autoFocus: boolean };

function Text({ name, label, value, hint, error, optional, autoFocus }: TextProps) {
  return (
    <Field
      {...traits[name]}
      name={name}
      label={label}
      hint={hint ?? undefined}
      error={error ?? undefined}
      optional={optional}
      defaultValue={value}
      maxLength={100}
      autoFocus={autoFocus}
    />
  );
}

/** Without a choice in a country with one language. */
function Language({ name, label, value, error, choices }: ProfileView["language"]) {
  if (choices.length === 1) return <input type="hidden" name={name} value={choices[0]?.value} />;
  return (
    <Select name={name} label={label} error={error ?? undefined} defaultValue={value}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

function TypeChoice({ name, label, value, hint, error, choices }: ProfileView["type"]) {
  return (
    <fieldset className={styles.type} id={name}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  );
}

/** Errors or changes, with links to the fields. */
function Problem({ problem, wrong }: ProfileView) {
  if (!problem) return null;
  return (
    <Notice kind={problem.kind} role="alert">
      {problem.text}
      {wrong.length > 0 ? (
        <ul>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Submits the page's initial values too, so that another device's change is distinguished from this one's. */
function Remembered({ shown, vatAccepted }: ProfileView) {
  return (
    <>
      {profileFields.map((name) => (
        <input key={name} type="hidden" name={`shown.${name}`} value={shown[name]} />
      ))}
      {vatAccepted ? <input type="hidden" name="vatAccepted" value={vatAccepted} /> : null}
    </>
  );
}
