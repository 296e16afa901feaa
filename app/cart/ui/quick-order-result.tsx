import { useEffect, useRef } from "react";
import { Link } from "../../design/link";
import { type QuickOrderResult, type QuickOrderRow, seenProblemField } from "../model/quick-order-view";
import page from "./quick-order-page.module.css";
import styles from "./quick-order-result.module.css";

/** The checked lines as a table, and what may be changed in them. */
export function Result({ title, columns, ownHint, rows }: QuickOrderResult) {
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
            <th scope="col">{columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={`${row.line} ${row.article?.number ?? ""}`}
              row={row}
              columns={columns}
              hasOwn={ownHint !== null}
            />
          ))}
        </tbody>
      </table>
      {ownHint ? <p className={page.hint}>{ownHint}</p> : null}
    </section>
  );
}

type RowProps = {
  readonly row: QuickOrderRow;
  readonly columns: QuickOrderResult["columns"];
  readonly hasOwn: boolean;
};

function Row({ row, columns, hasOwn }: RowProps) {
  const { line, typed, article, price, net, total, stock, note, look } = row;
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
        {note ? <strong className={look === "bad" ? page.wrong : styles.other}>{note}</strong> : null}
      </td>
      {hasOwn ? (
        <td data-label={row.own && columns.own}>
          <OwnNumber own={row.own} />
        </td>
      ) : null}
      <td data-label={price && columns.price}>
        {price ?? "–"}
        {net ? <span className={page.net}>{net}</span> : null}
      </td>
      <td data-label={stock && columns.stock}>{stock ?? "–"}</td>
      <td data-label={row.edit && columns.pieces}>
        <Pieces row={row} />
      </td>
      <td data-label={total && columns.total}>{total ?? "–"}</td>
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
          <strong className={page.wrong} id={problemId} role="alert">
            {problem}
          </strong>
          <input type="hidden" name={seenProblemField} value="1" />
        </>
      )}
    </>
  );
}

/** The line's pieces. While they are being entered, a new check leaves the field alone. */
function Pieces({ row: { typed, pieces, edit } }: { readonly row: QuickOrderRow }) {
  const field = useRef<HTMLInputElement>(null);
  const digits = pieces.replaceAll(/\D/g, "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the line resets the field, too
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = digits;
  }, [digits, typed]);
  if (!edit) return "–";
  return (
    <>
      <input
        ref={field}
        className={styles.pieces}
        name={edit.pieces}
        defaultValue={digits}
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
