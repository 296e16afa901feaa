import { HomeTrail } from "../../content/ui/home-trail";
import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AssistantAccessView } from "../model/assistant-access-view";
import styles from "./assistant-cart-page.module.css";

/** Gives an assistant access to the lines of the cart, and ends it. */
export function AssistantAccessPage({ view }: { readonly view: AssistantAccessView }) {
  const prefix = usePathPrefix();
  const { title, lead, notice, access, open, create, back } = view;
  const action = `${prefix}/assistant-access`;
  return (
    <div className={styles.page}>
      <HomeTrail here={title} />
      <h1 className={styles.title}>{title}</h1>
      <p>{lead}</p>
      {notice ? (
        <Notice kind={notice.kind} role="status">
          {notice.text}
        </Notice>
      ) : null}
      {access ? (
        <div className={styles.access}>
          <p>{access.hint}</p>
          <label htmlFor="assistant-access">{access.label}</label>
          <textarea id="assistant-access" readOnly rows={5} defaultValue={access.text} />
        </div>
      ) : null}
      {open ? (
        <Form method="post" action={action} className={styles.open}>
          <div>
            <p>{open.text}</p>
            {open.signer === null ? null : <p>{open.signer}</p>}
          </div>
          <Button type="submit" name="intent" value="end">
            {open.end}
          </Button>
        </Form>
      ) : null}
      <Form method="post" action={action}>
        <Button type="submit" name="intent" value="create" look={open ? "plain" : "primary"}>
          {create}
        </Button>
      </Form>
      <p>
        <Link href={`${prefix}/checkout/cart`}>{back}</Link>
      </p>
    </div>
  );
}
