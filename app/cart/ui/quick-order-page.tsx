import { useEffect, useState } from "react";
import { HomeTrail } from "../../content/ui/home-trail";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import {
  type QuickOrderNotice,
  type QuickOrderResult,
  type QuickOrderRow,
  type QuickOrderView,
  seenProblemField,
} from "../model/quick-order-view";
import styles from "./quick-order-page.module.css";

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
  const { lead, list, file, check, add, notice, result } = view;
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        {notice ? <Notice {...notice} /> : null}
        <div className={styles.fields}>
          <div className={styles.field}>
            <label htmlFor="list">{list.label}</label>
            <textarea
              key={list.text}
              id="list"
              name="list"
              rows={10}
              defaultValue={list.text}
              aria-invalid={list.error ? true : undefined}
              aria-describedby={list.error ? "list-hint list-error" : "list-hint"}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
            <span id="list-hint" className={styles.hint}>
              {list.hint}
            </span>
            {list.error ? (
              <span id="list-error" role="alert" className={styles.wrong}>
                {list.error}
              </span>
            ) : null}
          </div>
          <div className={styles.field}>
            <label htmlFor="file">{file.label}</label>
            <input
              id="file"
              name="file"
              type="file"
              className={styles.drop}
              accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
              aria-describedby="file-hint"
            />
            <span id="file-hint" className={styles.hint}>
              {file.hint}
            </span>
          </div>
        </div>
        <div className={styles.acts}>
          <button
            type="submit"
            name="intent"
            value="check"
            className={result?.sum ? styles.quiet : styles.act}
          >
            {check}
          </button>
          {result ? null : <AddAtOnce label={add} />}
        </div>
        {result ? <Result {...result} /> : null}
      </Form>
    </>
  );
}

/**
 * Adds the list without a preview. The browser draws its key, because the page is the same for all visitors; without
 * a key the list is checked.
 */
function AddAtOnce({ label }: { readonly label: string }) {
  const [key, setKey] = useState("");
  useEffect(() => setKey(crypto.randomUUID()), []);
  return (
    <span className="only-with-script">
      <input type="hidden" name="key" value={key} />
      <button type="submit" name="intent" value="add" className={styles.quiet}>
        {label}
      </button>
    </span>
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

function Result({ title, columns, ownHint, rows, sum, formKey }: QuickOrderResult) {
  return (
    <section aria-labelledby="result" className={styles.result}>
      <h2 id="result">{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.article}</th>
            {ownHint ? <th scope="col">{columns.own}</th> : null}
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.stock}</th>
            <th scope="col">{columns.pieces}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} columns={columns} hasOwn={ownHint !== null} />
          ))}
        </tbody>
      </table>
      {ownHint ? <p className={styles.hint}>{ownHint}</p> : null}
      <input type="hidden" name="key" value={formKey} />
      {sum ? (
        <div className={styles.sum}>
          <p>
            <strong>{sum.text}</strong> <span className={styles.hint}>{sum.note}</span>
            {sum.net ? <span className={styles.net}>{sum.net}</span> : null}
          </p>
          <button type="submit" name="intent" value="add" className={styles.act}>
            {sum.button}
          </button>
        </div>
      ) : null}
    </section>
  );
}

type RowProps = {
  readonly row: QuickOrderRow;
  readonly columns: QuickOrderResult["columns"];
  readonly hasOwn: boolean;
};

function Row({ row, columns, hasOwn }: RowProps) {
  const { line, typed, article, price, net, stock, note, look } = row;
  return (
    <tr data-look={look}>
      <th scope="row" data-label={columns.line}>
        {line}
      </th>
      <td className={styles.article}>
        {article ? (
          <>
            <Link href={article.href}>{article.name}</Link>{" "}
            <span className={styles.number}>{article.number}</span>
          </>
        ) : (
          <span className={styles.typed}>{typed}</span>
        )}
        {note ? <strong className={look === "bad" ? styles.wrong : styles.other}>{note}</strong> : null}
      </td>
      {hasOwn ? (
        <td data-label={row.own && columns.own}>
          <OwnNumber own={row.own} />
        </td>
      ) : null}
      <td data-label={price && columns.price}>
        {price ?? "–"}
        {net ? <span className={styles.net}>{net}</span> : null}
      </td>
      <td data-label={stock && columns.stock}>{stock ?? "–"}</td>
      <td data-label={columns.pieces}>
        <Pieces row={row} />
      </td>
    </tr>
  );
}

/** The customer's number of the article; it is saved with the list. */
function OwnNumber({ own }: Pick<QuickOrderRow, "own">) {
  if (!own) return "–";
  const { field, number, label, problem } = own;
  const problemId = problem === null ? undefined : `${field}-problem`;
  return (
    <>
      <input
        className={styles.own}
        name={field}
        defaultValue={number}
        aria-label={label}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problemId}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
      />
      {problem === null ? null : (
        <>
          <strong className={styles.wrong} id={problemId} role="alert">
            {problem}
          </strong>
          <input type="hidden" name={seenProblemField} value="1" />
        </>
      )}
    </>
  );
}

/** The line's pieces, to be changed before the list is added or checked again. */
function Pieces({ row: { typed, pieces, edit } }: { readonly row: QuickOrderRow }) {
  if (!edit) return pieces;
  return (
    <>
      <input
        key={`${typed} ${pieces}`}
        className={styles.pieces}
        name={edit.pieces}
        defaultValue={pieces.replaceAll(/\D/g, "")}
        aria-label={edit.label}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        autoComplete="off"
      />
      <input type="hidden" name={edit.text} value={typed} />
    </>
  );
}
