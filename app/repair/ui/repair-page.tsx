import { Facts } from "../../design/facts";
import { Form } from "../../design/form";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { InformationChoice, NumberStep, RepairPageView, RequestStep } from "../model/repair-view";
import styles from "./repair-page.module.css";
import { RepairRequestForm } from "./repair-request-form";

/** Prices of a product's repair and the request: plain forms, the same with and without script. */
export function RepairPage({ view: { title, step } }: { readonly view: RepairPageView }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {step.name === "number" ? <ProductNumber {...step} /> : null}
      {step.name === "request" ? <Request {...step} /> : null}
      {step.name === "received" ? (
        <>
          <div className={styles.ok} role="status">
            {step.lead}
          </div>
          <Facts facts={step.rows} look="rows" />
          <p>{step.next}</p>
        </>
      ) : null}
    </div>
  );
}

function ProductNumber({ label, hint, value, error, button }: NumberStep) {
  const prefix = usePathPrefix();
  return (
    <Form method="get" action={`${prefix}/repair`} className={styles.form}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor="product">
          {label}
        </label>
        <input
          id="product"
          name="product"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={40}
          defaultValue={value}
          className={styles.control}
          aria-describedby={error ? "product-hint product-error" : "product-hint"}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.hint} id="product-hint">
          {hint}
        </span>
        {error ? (
          <span className={styles.error} id="product-error">
            {error}
          </span>
        ) : null}
      </div>
      <button type="submit" className={styles.act}>
        {button}
      </button>
    </Form>
  );
}

function Request({ productNumber, rights, prices, note, information, request }: RequestStep) {
  return (
    <>
      {rights.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {prices.map(({ title, rows }) => (
        <section key={title} className={styles.prices}>
          <h2>{title}</h2>
          <Facts facts={rows} look="rows" />
        </section>
      ))}
      {prices.length > 0 ? <p className={styles.small}>{note}</p> : null}
      {information ? <Information {...information} productNumber={productNumber} /> : null}
      <RepairRequestForm view={request} productNumber={productNumber} />
    </>
  );
}

function Information({
  title,
  lead,
  label,
  choices,
  button,
  productNumber,
}: InformationChoice & { readonly productNumber: string }) {
  const prefix = usePathPrefix();
  return (
    <Form method="get" action={`${prefix}/repair/form`} className={styles.form}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <input type="hidden" name="product" value={productNumber} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor="information-defect">
          {label}
        </label>
        <select id="information-defect" name="defect" className={styles.control}>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={styles.quiet}>
        {button}
      </button>
    </Form>
  );
}
