import { AccountPage } from "../../accounts/ui/account-page";
import { Button, LinkButton } from "../../design/button";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import type { AddressAct, AddressCard, AddressListView } from "../model/address-list-view";
import { AddressEditor } from "./address-editor";
import styles from "./address-list-page.module.css";

/** A customer's addresses for one use: a list, or one of them opened. All forms and links are plain. */
export function AddressListPage({ view }: { readonly view: AddressListView }) {
  const { frame, title, lead, problem, editor } = view;
  return (
    <AccountPage {...frame} title={editor?.title ?? title}>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      {editor ? (
        <AddressEditor key={`${editor.id} ${editor.seen}`} view={editor} />
      ) : (
        <>
          <p className={styles.lead}>{lead}</p>
          <AddressList {...view} />
        </>
      )}
    </AccountPage>
  );
}

function AddressList({ cards, empty, add, full }: AddressListView) {
  return (
    <>
      {cards && cards.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {cards && cards.length > 0 ? (
        <ul className={styles.list}>
          {cards.map((card) => (
            <Card key={card.id} {...card} />
          ))}
        </ul>
      ) : null}
      {full ? <Notice kind="info">{full}</Notice> : null}
      {add ? (
        <div>
          <LinkButton look="primary" href={add.href}>
            {add.text}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
}

function Card({ id, lines, marks, notes, makeDefault, change, remove, removing }: AddressCard) {
  return (
    <li className={styles.card} id={`address-${id}`}>
      {marks.length > 0 ? (
        <p className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      ) : null}
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {removing ? (
        <RemovalQuestion id={id} {...removing} />
      ) : (
        <div className={styles.acts}>
          <Act {...change} />
          <Act {...remove} />
          {makeDefault ? (
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                look="link"
                size="small"
                name="intent"
                value="default"
                aria-label={makeDefault.label}
              >
                {makeDefault.text}
              </Button>
            </Form>
          ) : null}
        </div>
      )}
    </li>
  );
}

function Act({ href, text, label }: AddressAct) {
  return (
    <LinkButton look="link" size="small" href={href} aria-label={label}>
      {text}
    </LinkButton>
  );
}

/** The question is in the card itself: the address stays visible. */
function RemovalQuestion({ id, question, yes, keep }: NonNullable<AddressCard["removing"]> & { id: string }) {
  return (
    <Form method="post" className={styles.question}>
      <p id={`ask-${id}`}>{question}</p>
      <input type="hidden" name="id" value={id} />
      <div className={styles.acts}>
        <Button
          type="submit"
          size="small"
          name="intent"
          value="remove"
          aria-describedby={`ask-${id}`}
          autoFocus
        >
          {yes}
        </Button>
        <LinkButton look="link" size="small" href={keep.href}>
          {keep.text}
        </LinkButton>
      </div>
    </Form>
  );
}
