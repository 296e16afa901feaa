import { type KeyboardEvent, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { formatNumber } from "../../i18n/formats";
import { useTranslate } from "../../i18n/translate-context";
import type { TableView } from "../model/listing-view";
import type { TableOrderView } from "../model/table-order";
import actions from "./product-card-actions.module.css";
import styles from "./table-offer.module.css";

/** The form of a table's quantity fields. */
export const tableFormId = "order-rows";

/** A second press within this time is the same order. */
const samePressMs = 10_000;

/** Rendered once before a table, outside of its cached markup. Its result opens at the table. */
export function TableOrderForm({ path }: { readonly path: string }) {
  const pressedAt = useRef(0);
  const renewKey = ({ currentTarget }: SubmitEvent<HTMLFormElement>) => {
    const key = currentTarget.elements.namedItem("key");
    if (!(key instanceof HTMLInputElement) || Date.now() - pressedAt.current < samePressMs) return;
    key.value = crypto.randomUUID();
    pressedAt.current = Date.now();
  };
  return (
    <Form id={tableFormId} method="post" action={`${path}#order`} onSubmit={renewKey} noValidate hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="key" />
      {/* The form's default button: Enter in a field goes to the next row, and before the script loads it does nothing. */}
      <button type="submit" disabled />
    </Form>
  );
}

/** Filled rows of a table, and the pieces of all of them. */
type Filled = { readonly rows: number; readonly pieces: number };

/**
 * Counts the filled rows and their pieces, and moves between the fields of a column by arrow keys and Enter.
 * Fields may be filled before the script runs, and rows of another page may follow.
 */
export function useTableOrder() {
  const [filled, setFilled] = useState<Filled>({ rows: 0, pieces: 0 });
  const ref = useRef<HTMLDivElement>(null);
  const count = () => {
    const counts = ref.current ? listFields(ref.current).map(({ value }) => Math.floor(Number(value))) : [];
    const positive = counts.filter((pieces) => pieces > 0);
    const next = { rows: positive.length, pieces: positive.reduce((sum, pieces) => sum + pieces, 0) };
    setFilled((last) => (last.rows === next.rows && last.pieces === next.pieces ? last : next));
  };
  useLayoutEffect(count);
  return { filled, handlers: { ref, onInput: count, onKeyDown: moveBetweenRows } };
}

function listFields(table: HTMLElement): readonly HTMLInputElement[] {
  return [...table.querySelectorAll<HTMLInputElement>("[type=number]")];
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const fields = listFields(event.currentTarget);
  const at = event.target instanceof HTMLInputElement ? fields.indexOf(event.target) : -1;
  const by = event.key === "ArrowUp" ? -1 : /^(ArrowDown|Enter)$/.test(event.key) ? 1 : 0;
  if (at < 0 || by === 0) return;
  event.preventDefault();
  fields[at + by]?.select();
}

type BarProps = { readonly order: NonNullable<TableView["order"]>; readonly filled: Filled };

/** The button that adds all filled rows; in view while there is one. */
export function OrderBar({ order, filled: { rows, pieces } }: BarProps) {
  const { locale } = useTranslate();
  return (
    <p className={styles.bar} role="status">
      <button className={actions.add} type="submit" form={tableFormId}>
        {order.add[rows]}
        {pieces > rows ? ` (${formatNumber(pieces, locale)}\u00a0${order.pieces})` : null}
      </button>
    </p>
  );
}

export function OrderNotice({ notice: { kind, text, cart } }: Pick<TableOrderView, "notice">) {
  return (
    <Notice kind={kind} role={kind === "bad" ? "alert" : "status"}>
      {text} {cart ? <Link href={cart.href}>{cart.text}</Link> : null}
    </Notice>
  );
}
