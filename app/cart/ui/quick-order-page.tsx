import { HomeTrail } from "../../content/ui/home-trail";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { toTool } from "../../design/to-tool";
import type { QuickOrderNotice, QuickOrderView } from "../model/quick-order-view";
import { Examples, FileField, ListField } from "./quick-order-fields";
import styles from "./quick-order-page.module.css";
import { Result } from "./quick-order-result";
import { useOrderPreview } from "./use-order-preview";

/** The public quick order page. */
export function QuickOrderPage({ view }: { readonly view: QuickOrderView }) {
  return (
    <>
      <HomeTrail here={view.title} />
      <div className={styles.page}>
        <h1>{view.title}</h1>
        <QuickOrderForm view={view} />
      </div>
    </>
  );
}

/** The list, its result, and the button that adds it: one form, the same with and without script. */
export function QuickOrderForm({ view }: { readonly view: QuickOrderView }) {
  const { form, shown, onInput } = useOrderPreview(view);
  const { notice, result, error } = shown;
  return (
    <div className={styles.whole}>
      <p className={styles.lead}>{view.lead}</p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className={result ? styles.form : `${styles.form} ${styles.blank}`}
        onInput={onInput}
        {...toTool("order_by_list", view.lead, "submits")}
      >
        {notice ? <Notice {...notice} /> : null}
        <div className={styles.fields}>
          <ListField key={view.list.text} list={view.list} error={error} />
          <FileField file={view.file} />
          {/* Enter in a field presses the first button of the form: the list is checked. */}
          <div className={styles.check}>
            <Act intent="check" text={view.check} isFirst={!result?.sum} />
          </div>
        </div>
        {result ? <Result {...result} /> : null}
        <Order add={view.add} result={result} />
        {result ? null : <Examples examples={view.examples} />}
      </Form>
    </div>
  );
}

/** Once lines can be ordered, their sum and the button that adds them. */
function Order({ add, result }: Pick<QuickOrderView, "add" | "result">) {
  const sum = result?.sum ?? null;
  return (
    <div className={sum ? `${styles.acts} ${styles.bar}` : styles.acts}>
      <p role="status" className={styles.sum}>
        {sum ? (
          <>
            <strong>{sum.text}</strong> <span className={styles.hint}>{sum.note}</span>
            {sum.net ? <span className={styles.net}>{sum.net}</span> : null}
          </>
        ) : null}
      </p>
      <input type="hidden" name="key" value={result?.formKey ?? ""} />
      {sum ? <Act intent="add" text={add} isFirst /> : null}
    </div>
  );
}

type ActProps = {
  readonly intent: "add" | "check";
  readonly text: string;
  /** The next step; the other button steps back. */
  readonly isFirst?: boolean;
};

function Act({ intent, text, isFirst = false }: ActProps) {
  return (
    <button type="submit" name="intent" value={intent} className={isFirst ? styles.act : styles.quiet}>
      {text}
    </button>
  );
}

function Notice({ kind, text, link }: QuickOrderNotice) {
  return (
    <div className={styles[kind]} role={kind === "bad" ? "alert" : "status"}>
      <div>
        {text} {link ? <Link href={link.href}>{link.text}</Link> : null}
      </div>
    </div>
  );
}
