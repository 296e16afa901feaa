import { Form } from "../../design/form";
import styles from "./withdrawal-page.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** The idempotency key: the form pressed twice adds once. */
  readonly formKey: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly name: string;
  }[];
};

/** The articles of an unpaid order, ready to be added to a cart again. */
export function OrderAgainPage({ title, lead, button, lines, formKey }: Props) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {lines.length > 0 ? (
        <Form method="post" className={styles.form}>
          <ul>
            {lines.map(({ sku, quantity, name }) => (
              <li key={sku}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          <input
            type="hidden"
            name="items"
            value={lines.map(({ sku, quantity }) => `${sku}:${quantity}`).join(",")}
          />
          <input type="hidden" name="key" value={formKey} />
          <div>
            <button type="submit" className={styles.act}>
              {button}
            </button>
          </div>
        </Form>
      ) : null}
    </div>
  );
}
