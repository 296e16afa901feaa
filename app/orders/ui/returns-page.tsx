import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { toTool } from "../../design/to-tool";
import type { LinkView } from "../model/order-page-view";
import type { ReturnFormView, ReturnsView } from "../model/returns-view";
import { HintedLink, OrderSearch, Period } from "./order-status-page";
import { ReturnList } from "./return-list";
import styles from "./returns-page.module.css";

/** Announces a return and shows its state: the same with and without script. */
export function ReturnsPage({
  view,
  contact,
}: {
  readonly view: ReturnsView;
  readonly contact: LinkView | null;
}) {
  if ("search" in view) return <OrderSearch view={view.search} contact={contact} />;
  const { title, order, period, notice, announced, form, none, withdrawal } = view;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>
        <Link href={order.href}>
          <ModelText text={order.text} />
        </Link>
      </p>
      {period ? <Period {...period} /> : null}
      {notice ? (
        <p className={styles[notice.kind]} role={notice.kind === "ok" ? "status" : "alert"}>
          {notice.text}
        </p>
      ) : null}
      {announced ? (
        <section className={styles.box} aria-labelledby="announced">
          <h2 id="announced">{announced.title}</h2>
          <ReturnList groups={announced.groups} />
        </section>
      ) : null}
      {form ? <AnnounceForm form={form} /> : null}
      {none ? (
        <div className={styles.box}>
          <p className={styles.none}>{none}</p>
        </div>
      ) : null}
      {withdrawal ? <HintedLink {...withdrawal} /> : null}
    </div>
  );
}

function AnnounceForm({ form }: { readonly form: ReturnFormView }) {
  const { version, lead, legend, lines, linesError, reason, way, button } = form;
  return (
    <Form method="post" className={styles.box} {...toTool("announce_return", lead, "fills")}>
      <input type="hidden" name="version" value={version} />
      <p>{lead}</p>
      <fieldset className={styles.goods} aria-describedby={linesError ? "lines-error" : undefined}>
        <legend className={styles.label}>{legend}</legend>
        {lines.map(({ field, name, choices, chosen }) => (
          <label key={field} className={styles.choice}>
            <select name={field} className={styles.pieces} defaultValue={chosen}>
              <option value="">–</option>
              {choices.map((pieces) => (
                <option key={pieces} value={pieces}>
                  {pieces} ×
                </option>
              ))}
            </select>
            <span>{name}</span>
          </label>
        ))}
        {linesError ? (
          <span className={styles.error} id="lines-error" role="alert">
            {linesError}
          </span>
        ) : null}
      </fieldset>
      <div className={styles.field}>
        <label className={styles.label} htmlFor="reason">
          {reason.label}
        </label>
        <select
          id="reason"
          name="reason"
          className={styles.control}
          defaultValue={reason.chosen}
          aria-invalid={reason.error ? true : undefined}
          aria-describedby={reason.error ? "reason-error" : undefined}
        >
          <option value="">–</option>
          {reason.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {reason.error ? (
          <span className={styles.error} id="reason-error" role="alert">
            {reason.error}
          </span>
        ) : null}
      </div>
      <fieldset className={styles.goods}>
        <legend className={styles.label}>{way.label}</legend>
        {way.options.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="way" value={value} defaultChecked={way.chosen === value} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <button type="submit" name="intent" value="announce" className={styles.act}>
          {button}
        </button>
      </div>
    </Form>
  );
}
