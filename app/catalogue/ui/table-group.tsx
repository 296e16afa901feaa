import { Fragment, type ReactNode } from "react";
import { Link } from "../../design/link";
import { toWidth } from "../../foundation/sized-picture";
import type { ColumnView, RowView, TableView } from "../model/listing-view";
import { missingValue } from "../model/mark-differences";
import { choosePhoneFigures } from "../model/phone-figures";
import type { TableOrderView } from "../model/table-order";
import { toName } from "./product-card";
import styles from "./product-table.module.css";
import attributes from "./table-columns.module.css";
import { TableOffer } from "./table-offer";
import phone from "./table-phone.module.css";

type Props = {
  /** The first row names the group, if it has a name. */
  readonly group: readonly RowView[];
  readonly figures: readonly ColumnView[];
  /** Indexes of the attributes whose columns are rendered. */
  readonly shown: readonly number[];
  /** Classes of the attributes' columns, and where they end. */
  readonly looks: readonly string[];
  readonly ends: readonly number[];
  readonly decimals: readonly ReadonlyMap<RowView, number>[];
  readonly table: Pick<TableView, "order" | "unusual">;
  readonly ordered: TableOrderView | null;
};

/** The rows of one product type below its heading, or all rows of a table without groups. */
export function TableGroup({ group, figures, shown, looks, ends, decimals, table, ordered }: Props) {
  const [first] = group;
  const texts = group.map(({ cells }) => cells.map((value, at) => addUnit(value, figures[at])));
  const onPhone = choosePhoneFigures(texts);
  const facts = texts.map((cells) =>
    onPhone.flatMap((at) => cells[at] ?? []).filter((text) => text !== missingValue),
  );
  return (
    <tbody>
      {first?.type ? <TypeHeading type={first.type} figure={first.typeFigure} /> : null}
      {group.map((row, index) => (
        <tr key={row.href}>
          <Product row={row} facts={facts[index] ?? []} />
          {shown.map((at) => (
            <Cell
              key={at}
              value={row.cells[at] ?? missingValue}
              label={figures[at]?.isLead ? row.figure : undefined}
              end={ends[at]}
              decimals={decimals[at]?.get(row)}
              look={looks[at]}
              unusual={row.unusual.includes(at) ? table.unusual : null}
            />
          ))}
          <TableOffer row={row} order={table.order} filled={ordered?.rows[row.sku]} />
        </tr>
      ))}
    </tbody>
  );
}

/** The text of a cell with the unit of its column's head. */
function addUnit(value: string, column: ColumnView | undefined): string {
  const unit = column?.unit;
  return value === missingValue || !unit || value.endsWith(unit) ? value : `${value}\u00a0${unit}`;
}

type CellProps = {
  readonly value: string;
  /** What the value is, if neither head nor heading says it. */
  readonly label: string | undefined;
  readonly end: number | undefined;
  /** Decimals that the column's most precise number has more; absent: none. */
  readonly decimals: number | undefined;
  readonly look: string | undefined;
  /** Says that the value differs from most; null: it does not. */
  readonly unusual: string | null;
};

function Cell({ value, label, end, decimals, look, unusual }: CellProps) {
  const missing = value === missingValue ? attributes.missing : "";
  return (
    <td
      data-end={end}
      data-decimals={decimals}
      className={`${look} ${missing} ${unusual === null ? "" : attributes.unusual}`}
    >
      {value}
      {label ? <small>{` ${label}`}</small> : null}
      {unusual === null ? null : <span className="visually-hidden">, {unusual}</span>}
    </td>
  );
}

type HeadingProps = { readonly type: string; readonly figure: string | undefined };

/** The product type of the rows below and their key figure, over the columns that are always in view. */
function TypeHeading({ type, figure }: HeadingProps) {
  return (
    <tr className={`${styles.type} ${phone.type}`}>
      <th scope="rowgroup" colSpan={2}>
        {type}
        {figure ? <small>{` · ${figure}`}</small> : null}
      </th>
    </tr>
  );
}

/** A figure whose unit has a sign, with the dash before it: `– 440 l/h`, `7,380 × g`. */
const signedUnit = /((?:– )?\d[\d.,]*\s(?:\p{L}+[²³]?\/\p{L}+|× g))/u;

/** A name with its figures and model number unbroken. */
function toUnbroken(name: string): readonly ReactNode[] {
  return name
    .split(signedUnit)
    .map((part, at) =>
      at % 2 === 1 ? <span key={at}>{part}</span> : <Fragment key={at}>{toName(part)}</Fragment>,
    );
}

type ProductProps = {
  readonly row: RowView;
  /** Values that a phone names below the product, where no column has room. */
  readonly facts: readonly string[];
};

function Product({ row: { href, picture, name, brand, number }, facts }: ProductProps) {
  return (
    <th scope="row" className={`${styles.product} ${phone.product}`}>
      <img src={toWidth(picture, 96)} width="48" height="48" alt="" loading="lazy" />
      <Link href={href}>{toUnbroken(name)}</Link>
      <small className={`${styles.facts} ${phone.facts}`}>
        {brand ? <span className={`${styles.brand} ${phone.brand}`}>{brand} </span> : null}
        <span className={phone.number}>{number} </span>
        {facts.map((value, at) => (
          <span key={at} className={attributes.onPhone}>
            {`${value} `}
          </span>
        ))}
      </small>
    </th>
  );
}
