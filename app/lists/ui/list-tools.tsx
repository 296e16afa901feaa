import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { ListView } from "../model/lists-view";
import fields from "./list-form.module.css";
import styles from "./list-tools.module.css";

type Props = {
  readonly list: ListView;
  readonly isCustomer: boolean;
};

/** The list's name, and what can be done with it. */
export function ListTools({ list, isCustomer }: Props) {
  const translate = useTranslate();
  return (
    <div className={styles.tools}>
      <h2 id="list-name">{list.name}</h2>
      <div className={styles.more}>
        <Rename list={list} />
        <button type="button" className="only-with-script" onClick={() => print()}>
          {translate("lists.print")}
        </button>
        {isCustomer ? (
          <Share list={list} />
        ) : (
          <details>
            <summary>{translate("lists.share.title")}</summary>
            <p>
              {translate("lists.said.sign-in")}{" "}
              <Link href={`${usePathPrefix()}/login`}>{translate("lists.guest.action")}</Link>
            </p>
          </details>
        )}
      </div>
    </div>
  );
}

/** The number of articles, their total price, and a button that adds all to the cart. */
export function WholeList({
  list,
  formKey,
  action,
}: {
  readonly list: ListView;
  readonly formKey: string;
  readonly action: string;
}) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  if (!list.sum) return null;
  return (
    <div className={styles.whole}>
      <p>
        <span>{list.count}</span>
        {translate("lists.sum")} <strong>{list.sum}</strong>
        <small>{translate("catalogue.price.includesVat")}</small>
      </p>
      {list.hasStock ? (
        <Form method="post" action={prefix + action}>
          <input type="hidden" name="list" value={list.id} />
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit" look="primary" name="intent" value="cart">
            {translate("lists.cart.all")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}

function Rename({ list }: { readonly list: ListView }) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate("lists.change")}</summary>
      <Form method="post" action={`${usePathPrefix()}/my-lists`} className={fields.form}>
        <input type="hidden" name="list" value={list.id} />
        <label>
          <span>{translate("lists.name")}</span>
          <input
            key={list.name}
            type="text"
            name="name"
            defaultValue={list.name}
            maxLength={60}
            autoComplete="off"
          />
        </label>
        <Button type="submit" name="intent" value="rename">
          {translate("lists.rename")}
        </Button>
        <Button type="submit" look="ghost" name="intent" value="delete">
          {translate("lists.delete")}
        </Button>
      </Form>
    </details>
  );
}

function Share({ list }: { readonly list: ListView }) {
  const translate = useTranslate();
  return (
    <details open={list.link !== null}>
      <summary>{translate("lists.share.title")}</summary>
      <Form method="post" action={`${usePathPrefix()}/my-lists`} className={fields.form}>
        <p>{translate("lists.share.text")}</p>
        <input type="hidden" name="list" value={list.id} />
        {list.link ? (
          <>
            <label>
              <span>{translate("lists.share.link")}</span>
              <input type="text" readOnly value={list.link.href} onFocus={({ target }) => target.select()} />
            </label>
            <p>{list.link.until}</p>
            <Button type="submit" look="ghost" name="intent" value="unshare">
              {translate("lists.share.end")}
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="share">
            {translate("lists.share.action")}
          </Button>
        )}
      </Form>
    </details>
  );
}
