import type { ComponentProps } from "react";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { toTool } from "../../design/to-tool";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { HumanCheck } from "../../support/ui/human-check";
import { longestOf, type RepairField } from "../model/repair-form";
import type { RequestFieldView, RequestFormView } from "../model/repair-view";
import styles from "./repair-page.module.css";

type Props = { readonly view: RequestFormView; readonly productNumber: string };

/** The request for a repair: a plain form. */
export function RepairRequestForm({ view, productNumber }: Props) {
  const prefix = usePathPrefix();
  const { title, lead, problem, fields, trap, ticket, siteKey, privacy, button } = view;
  return (
    <Form
      method="post"
      action={`${prefix}/repair?product=${productNumber}`}
      className={styles.form}
      noValidate
      {...toTool("request_repair", title, "fills")}
    >
      <h2>{title}</h2>
      <p>{lead}</p>
      {problem ? <Problems problem={problem} fields={fields} /> : null}
      {fields.map((field) => (
        <RequestField key={field.name} field={field} defects={view.defects} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="repair-website">{trap}</label>
        <input id="repair-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="ticket" value={ticket} />
      <p className={styles.small}>
        {privacy.lead} <Link href={privacy.href}>{privacy.text}</Link>
      </p>
      {siteKey ? <HumanCheck siteKey={siteKey} attempt={view} /> : null}
      <button type="submit" className={styles.act}>
        {button}
      </button>
    </Form>
  );
}

/** All errors, with links to the fields. */
function Problems({ problem, fields }: { readonly problem: string } & Pick<RequestFormView, "fields">) {
  const wrong = fields.filter(({ error }) => error !== undefined);
  return (
    <div className={styles.bad} role="alert">
      <strong>{problem}</strong>
      {wrong.length > 0 ? (
        <ul className={styles.wrong}>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a href={`#repair-${name}`}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const inputs: Readonly<Partial<Record<RepairField, ComponentProps<"input">>>> = {
  place: { autoComplete: "off" },
  contactName: { autoComplete: "name" },
  customerEmail: { type: "email", autoComplete: "email", inputMode: "email" },
  phoneNumber: { type: "tel", autoComplete: "tel" },
  orderNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
};

function RequestField({
  field: { name, label, value, error, optional },
  defects,
}: { readonly field: RequestFieldView } & Pick<RequestFormView, "defects">) {
  const id = `repair-${name}`;
  const control = {
    id,
    name,
    defaultValue: value,
    className: styles.control,
    required: optional === undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> ({optional})</span> : null}
      </label>
      {name === "defect" ? (
        <select {...control}>
          {defects.map((defect) => (
            <option key={defect.value} value={defect.value}>
              {defect.text}
            </option>
          ))}
        </select>
      ) : name === "description" ? (
        <textarea {...control} rows={4} maxLength={longestOf[name]} />
      ) : (
        <input type="text" {...control} {...inputs[name]} maxLength={longestOf[name]} />
      )}
      {error ? (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
