import { HomeTrail } from "../../content/ui/home-trail";
import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { AssistantCartView } from "../model/assistant-cart-view";
import styles from "./assistant-cart-page.module.css";

/** What an assistant put together; one press makes it the shopper's cart. */
export function AssistantCartPage({ view }: { readonly view: AssistantCartView }) {
  const prefix = usePathPrefix();
  const { title, cart, lead, notices, back } = view;
  return (
    <div className={styles.page}>
      <HomeTrail here={title} />
      <h1 className={styles.title}>{title}</h1>
      <p>{lead}</p>
      {cart ? (
        <>
          <ul className={styles.lines}>
            {cart.lines.map(({ id, text, total }) => (
              <li key={id}>
                <span>{text}</span>
                <span>{total}</span>
              </li>
            ))}
            <li className={styles.total}>
              <strong>{cart.totalLabel}</strong>
              <strong>{cart.total}</strong>
            </li>
          </ul>
          <Notices notices={notices} />
          <Form method="post" action={`${prefix}/assistant-cart`}>
            <Button type="submit" look="primary">
              {cart.action}
            </Button>
          </Form>
        </>
      ) : (
        <>
          <Notices notices={notices} />
          <p>
            <LinkButton look="primary" href={prefix + back.href}>
              {back.text}
            </LinkButton>
          </p>
        </>
      )}
    </div>
  );
}

function Notices({ notices }: Pick<AssistantCartView, "notices">) {
  return notices.map(({ kind, text }) => (
    <Notice key={text} kind={kind}>
      {text}
    </Notice>
  ));
}
