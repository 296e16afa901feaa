import { HomeTrail } from "../../content/ui/home-trail";
import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { HelpAside } from "../../support/ui/help-aside";
import type { SharedView } from "../model/lists-view";
import { ListItems } from "./list-items";
import { WholeList } from "./list-tools";
import { ListNotices, type ListsAnswer } from "./lists-page";
import styles from "./lists-page.module.css";

type Props = { readonly view: SharedView; readonly answer: ListsAnswer | null };

/** Another shopper's list: it can be viewed, copied and bought, never changed. */
export function SharedListPage({ view, answer }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { list, title, formKey } = view;
  const action = "/shared-list";
  const notices = [...view.notices, ...(answer?.notices ?? [])];
  if (!list)
    return (
      <div className={styles.page}>
        <HomeTrail here={title} />
        <h1 className={styles.title}>{title}</h1>
        {notices.length > 0 ? (
          <ListNotices notices={notices} isInCart={false} />
        ) : (
          <p>{translate("lists.shared.gone")}</p>
        )}
        <p>
          <LinkButton look="primary" href={`${prefix}/categories`}>
            {translate("lists.empty.action")}
          </LinkButton>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <HomeTrail here={title} />
      <h1 className={styles.title}>{`${title}: ${list.name}`}</h1>
      <p className={styles.lead}>{translate("lists.shared.text")}</p>
      <ListNotices notices={notices} isInCart={answer?.isInCart === true} />
      <div className={styles.list}>
        <div className={styles.summary}>
          <WholeList list={list} formKey={formKey} action={action} />
          <Form method="post" action={prefix + action}>
            <input type="hidden" name="list" value={list.id} />
            <input type="hidden" name="key" value={formKey} />
            <Button type="submit" name="intent" value="copy">
              {translate("lists.shared.copy")}
            </Button>
          </Form>
        </div>
        <ListItems list={list} tabs={null} />
        <HelpAside help={view.help} />
      </div>
    </div>
  );
}
