import { AccountPage } from "../../accounts/ui/account-page";
import { HomeTrail } from "../../content/ui/home-trail";
import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { toTool } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { HelpAside } from "../../support/ui/help-aside";
import type { ListNotice, ListsView } from "../model/lists-view";
import fields from "./list-form.module.css";
import { ListItems } from "./list-items";
import { ListTools, WholeList } from "./list-tools";
import styles from "./lists-page.module.css";

/** The result of the form that was just sent. */
export type ListsAnswer = { readonly notices: readonly ListNotice[]; readonly isInCart?: boolean };

type Props = { readonly view: ListsView; readonly answer: ListsAnswer | null };

/**
 * Lists of a guest, or of a customer in the frame of the account; forms and links, so that it works without scripts.
 */
export function ListsPage({ view, answer }: Props) {
  const content = <Lists view={view} answer={answer} />;
  if (view.frame)
    return (
      <AccountPage {...view.frame} title={view.title}>
        {content}
      </AccountPage>
    );
  return (
    <div className={styles.page}>
      <HomeTrail here={view.title} />
      <div className={styles.head}>
        <h1>{view.title}</h1>
        {isFirst(view) ? <NewList /> : null}
      </div>
      {content}
    </div>
  );
}

/** Whether a guest has no list yet, so that the button for one is beside the heading. */
function isFirst({ frame, tabs, canBegin }: ListsView): boolean {
  return !frame && tabs.length === 0 && canBegin;
}

function Lists({ view, answer }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { list, tabs, saving, isCustomer } = view;
  return (
    <>
      <ListNotices
        notices={[...view.notices, ...(answer?.notices ?? [])]}
        isInCart={answer?.isInCart === true}
      >
        {view.canUndo ? <Undo /> : null}
      </ListNotices>
      {saving && list ? <SaveForm view={view} saving={saving} /> : null}
      {tabs.length > 0 || (view.canBegin && !isFirst(view)) ? (
        <nav className={styles.tabs} aria-label={view.title}>
          {tabs.map((tab) => (
            <Link key={tab.id} href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>
              {tab.name} <span>{tab.count}</span>
            </Link>
          ))}
          {view.canBegin ? <NewList /> : null}
        </nav>
      ) : null}
      <div className={styles.list}>
        {list ? (
          <section aria-labelledby="list-name">
            <ListTools list={list} isCustomer={isCustomer} />
            {list.items.length > 0 ? <ListItems list={list} tabs={tabs} /> : <Empty />}
          </section>
        ) : saving ? (
          <SaveForm view={view} saving={saving} />
        ) : (
          <Empty />
        )}
        {list?.sum ? (
          <div className={styles.summary}>
            <WholeList list={list} formKey={view.formKey} action={`/my-lists?list=${list.id}`} />
          </div>
        ) : null}
        {isCustomer ? null : (
          <p className={styles.guest}>
            {translate("lists.guest.text")}{" "}
            <Link href={`${prefix}/login`}>{translate("lists.guest.action")}</Link>
          </p>
        )}
        <HelpAside help={view.help} />
      </div>
    </>
  );
}

type ListNoticesProps = {
  readonly notices: readonly ListNotice[];
  readonly isInCart: boolean;
  readonly children?: React.ReactNode;
};

/** The messages about the last command. */
export function ListNotices({ notices, isInCart, children = null }: ListNoticesProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  if (notices.length === 0) return null;
  return (
    <div className={styles.notices} role="status">
      {notices.map(({ kind, text }, index) => (
        <Notice key={text} kind={kind}>
          {text} {index === 0 ? children : null}
          {index === 0 && isInCart ? (
            <Link href={`${prefix}/checkout/cart`}>{translate("lists.cart.open")}</Link>
          ) : null}
        </Notice>
      ))}
    </div>
  );
}

function Undo() {
  const translate = useTranslate();
  return (
    <Form method="post" action={`${usePathPrefix()}/my-lists`} className={styles.undo}>
      <button type="submit" name="intent" value="undo">
        {translate("lists.undo")}
      </button>
    </Form>
  );
}

function Empty() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <div className={styles.empty}>
      <Icon name="heart" />
      <h2>{translate("lists.empty.title")}</h2>
      <p>{translate("lists.empty.text")}</p>
      <p>{translate("lists.empty.more")}</p>
      <LinkButton look="primary" href={`${prefix}/categories`}>
        {translate("lists.empty.action")}
      </LinkButton>
      <p>
        {translate("lists.empty.numbers")}{" "}
        <Link href={`${prefix}/quick-order`}>{translate("frame.navigation.quickOrder")}</Link>
      </p>
    </div>
  );
}

function NewList() {
  const translate = useTranslate();
  return (
    <details className={styles.fresh}>
      <summary>
        <Icon name="plus" />
        {translate("lists.new")}
      </summary>
      <Form method="post" action={`${usePathPrefix()}/my-lists`} className={fields.form}>
        <label>
          <span>{translate("lists.name")}</span>
          <input type="text" name="name" required maxLength={60} autoComplete="off" />
        </label>
        <Button type="submit" name="intent" value="create">
          {translate("lists.create")}
        </Button>
      </Form>
    </details>
  );
}

/** The form behind a product's link without scripts, and the choice among several lists. */
function SaveForm({
  view,
  saving,
}: {
  readonly view: ListsView;
  readonly saving: NonNullable<ListsView["saving"]>;
}) {
  const translate = useTranslate();
  return (
    <Form
      method="post"
      action={`${usePathPrefix()}/my-lists`}
      className={styles.save}
      {...toTool("save_to_list", `${translate("lists.save.title")}: ${saving.name}`, "fills")}
    >
      <h2>{translate("lists.save.title")}</h2>
      <p>{saving.name}</p>
      <input type="hidden" name="sku" value={saving.sku} />
      {view.tabs.length > 0 ? (
        <label>
          <span>{translate("lists.save.list")}</span>
          <select name="list">
            {view.tabs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {view.canBegin ? (
        <label>
          <span>{translate(view.tabs.length > 0 ? "lists.save.fresh" : "lists.save.named")}</span>
          <input type="text" name="name" maxLength={60} autoComplete="off" />
        </label>
      ) : null}
      <label className={styles.count}>
        <span>{translate("lists.quantity")}</span>
        <input
          type="text"
          inputMode="numeric"
          name="quantity"
          maxLength={4}
          defaultValue={1}
          autoComplete="off"
        />
      </label>
      <Button type="submit" look="primary" name="intent" value="save">
        {translate("lists.save.action")}
      </Button>
    </Form>
  );
}
