import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { toTool } from "../../design/to-tool";
import type {
  HintedLinkView,
  LinkView,
  OrderDetailsView,
  OrderSearchView,
  OrderStatusView,
  PeriodView,
} from "../model/order-page-view";
import { OrderDetails, OrderState, OrderWays } from "./order-details";
import styles from "./order-status-page.module.css";

/** An order's status without sign-in, or the form that looks it up: the same with and without script. */
export function OrderStatusPage({
  view,
  contact,
}: {
  readonly view: OrderStatusView;
  readonly contact: LinkView | null;
}) {
  return "order" in view ? (
    <Status view={view.order} />
  ) : (
    <OrderSearch view={view.search} contact={contact} />
  );
}

function Status({ view }: { readonly view: OrderDetailsView }) {
  return (
    <div className={styles.order}>
      <h1>
        <ModelText text={view.title} />
      </h1>
      <OrderState steps={view.steps} facts={view.facts} />
      <OrderDetails view={view} />
      <div className={styles.ways}>
        <OrderWays ways={view.ways} />
      </div>
    </div>
  );
}

/** The form that looks up an order by number and e-mail address; it posts to the page that shows it. */
export function OrderSearch({
  view: { title, lead, period, problem, fields, button, lost, other },
  contact,
}: {
  readonly view: OrderSearchView;
  /** How to ask the customer service for the number; null: only as the page's help says. */
  readonly contact: LinkView | null;
}) {
  return (
    <div className={styles.search}>
      <h1>{title}</h1>
      <p>
        <ModelText text={lead} />
      </p>
      <Form method="post" className={styles.form} noValidate {...toTool("find_order", title, "fills")}>
        {problem ? (
          <p className={styles.bad} role="alert">
            {problem}
          </p>
        ) : null}
        <div className={styles.pair}>
          {fields.map((field) => (
            <SearchField key={field.name} {...field} />
          ))}
        </div>
        <div>
          <button type="submit" className={styles.act}>
            {button}
          </button>
        </div>
        <Lost {...lost} contact={contact} />
      </Form>
      {period ? <Period {...period} /> : null}
      {other ? <HintedLink {...other} /> : null}
    </div>
  );
}

/** For a visitor who does not have the order's number. */
function Lost({ text, account, contact }: OrderSearchView["lost"] & { readonly contact: LinkView | null }) {
  return (
    <p className={styles.lost}>
      <span>{text}</span>
      <Link href={account.href}>{account.text}</Link>
      {contact ? <Link href={contact.href}>{contact.text}</Link> : null}
    </p>
  );
}

/** Something else than what the page is for, and the difference. */
export function HintedLink({ text, href, hint }: HintedLinkView) {
  return (
    <div className={styles.other}>
      <p>{hint}</p>
      <Link className={styles.plain} href={href}>
        {text}
      </Link>
    </div>
  );
}

/** The period of returns. */
export function Period({ title, sentences }: PeriodView) {
  return (
    <div className={styles.period}>
      <strong>{title}</strong>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

const inputs = {
  orderNumber: {
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
    maxLength: 40,
  },
  email: { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 },
} as const;

function SearchField({ name, label, hint, error, value }: OrderSearchView["fields"][number]) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <input
        {...inputs[name]}
        id={name}
        name={name}
        defaultValue={value}
        className={styles.control}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        required
      />
      {hint ? (
        <span className={styles.hint} id={`${name}-hint`}>
          <ModelText text={hint} />
        </span>
      ) : null}
      {error ? (
        <span className={styles.error} id={`${name}-error`} role="alert">
          {error}
        </span>
      ) : null}
    </div>
  );
}
