import { Facts } from "../../design/facts";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { toTool } from "../../design/to-tool";
import type { WithdrawalChoice, WithdrawalStep, WithdrawalView } from "../model/withdrawal-view";
import styles from "./withdrawal-page.module.css";

type Field = Extract<WithdrawalStep, { name: "state" }>["fields"][number];

type Step<Name extends WithdrawalStep["name"]> = Extract<WithdrawalStep, { name: Name }>;

/** Withdrawal in two steps: plain forms, the same with and without script. */
export function WithdrawalPage({ title, lead, more, step }: WithdrawalView) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {step.name === "state" ? <StateStep {...step} /> : null}
      {step.name === "check" ? <CheckStep {...step} /> : null}
      {step.name === "received" ? <ReceivedStep {...step} /> : null}
      <p>
        <Link href={more.href}>{more.text}</Link>
      </p>
    </div>
  );
}

function StateStep({ heading, until, problem, fields, optional, button }: Step<"state">) {
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate
      {...toTool("withdraw_from_contract", heading, "fills")}
    >
      <h2>{heading}</h2>
      {until.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {problem ? <Problems problem={problem} fields={fields} /> : null}
      {fields.map(({ choices, ...field }) =>
        choices ? (
          <GoodsChoices key={field.name} {...field} choices={choices} optional={optional} />
        ) : (
          <StatementField key={field.name} {...field} optional={optional} />
        ),
      )}
      <button type="submit" name="intent" value="check" className={styles.act}>
        {button}
      </button>
    </Form>
  );
}

/** A field of the statement, structured like the design's fields. */
function StatementField({
  name,
  label,
  hint,
  error,
  value,
  optional,
}: Omit<Field, "choices"> & { readonly optional: string }) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    defaultValue: value,
    className: styles.control,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {name === "goods" ? <span className={styles.optional}> ({optional})</span> : null}
      </label>
      {name === "goods" ? (
        <textarea {...control} rows={3} maxLength={500} />
      ) : (
        <input type="text" {...control} {...inputs[name]} required />
      )}
      {hint ? (
        <span className={styles.hint} id={`${name}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={styles.error} id={`${name}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** The lines of the order: a checkbox each, or a choice of pieces. */
function GoodsChoices({
  label,
  hint,
  choices,
  optional,
}: Pick<Field, "label" | "hint"> & {
  readonly choices: readonly WithdrawalChoice[];
  readonly optional: string;
}) {
  return (
    <fieldset className={styles.goods} aria-describedby="goods-hint">
      <legend className={styles.label}>
        {label}
        <span className={styles.optional}> ({optional})</span>
      </legend>
      <span className={styles.hint} id="goods-hint">
        {hint}
      </span>
      {choices.map(({ id, name, options, chosen }) =>
        options.length > 1 ? (
          <label key={id} className={styles.choice}>
            <select name="goods" className={styles.pieces} defaultValue={chosen}>
              <option value="">–</option>
              {options.map(({ text, value }) => (
                <option key={value} value={value}>
                  {text} ×
                </option>
              ))}
            </select>
            <span>{name}</span>
          </label>
        ) : (
          options.map(({ value }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="goods" value={value} defaultChecked={chosen === value} />
              <span>{value}</span>
            </label>
          ))
        ),
      )}
    </fieldset>
  );
}

const inputs = {
  orderNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, maxLength: 40 },
  name: { autoComplete: "name", maxLength: 100 },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 },
} as const;

/** All errors, with links to the fields. */
function Problems({
  problem,
  fields,
}: {
  readonly problem: string;
  readonly fields: Step<"state">["fields"];
}) {
  return (
    <div className={styles.bad} role="alert">
      <strong>{problem}</strong>
      <ul className={styles.wrong}>
        {fields
          .filter(({ error }) => error !== null)
          .map(({ name, label }) => (
            <li key={name}>
              <a href={`#${name}`}>{label}</a>
            </li>
          ))}
      </ul>
    </div>
  );
}

function CheckStep({ heading, problem, sentence, rows, form, button, change }: Step<"check">) {
  return (
    <Form method="post" className={styles.form}>
      <h2>{heading}</h2>
      {problem ? (
        <div className={styles.bad} role="alert">
          {problem}
        </div>
      ) : null}
      <p>{sentence}</p>
      <Facts facts={rows} look="rows" />
      {Object.entries(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      <div className={styles.actions}>
        <button type="submit" name="intent" value="confirm" className={styles.act}>
          {button}
        </button>
        <button type="submit" name="intent" value="change" className={styles.quiet}>
          {change}
        </button>
      </div>
    </Form>
  );
}

function ReceivedStep({ lead, rows, sentence, nextTitle, nextText }: Step<"received">) {
  return (
    <>
      <div className={styles.ok} role="status">
        {lead}
      </div>
      <p>{sentence}</p>
      <Facts facts={rows} look="rows" />
      <h2>{nextTitle}</h2>
      <p>{nextText}</p>
    </>
  );
}
