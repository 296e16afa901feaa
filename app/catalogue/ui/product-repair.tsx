import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import type { AttributeView } from "../model/card-view";
import type { RepairView } from "../model/product-view";
import texts from "./product-texts.module.css";
import { Section } from "./section";
import styles from "./technical-data.module.css";

/** Spare parts, typical repairs and how to ask for one: Directive (EU) 2024/1799 Art. 5. */
export function ProductRepair({
  repair: { title, lead, parts, repairs, years, note, ask },
}: {
  readonly repair: RepairView;
}) {
  return (
    <Section title={title} id="repair">
      <p>{lead}</p>
      {repairs.rows.length > 0 ? <Prices {...repairs} /> : null}
      {parts.rows.length > 0 ? <Prices {...parts} /> : null}
      {years ? <p className={styles.part}>{years}</p> : null}
      <p className={styles.part}>{note}</p>
      <div className={`${texts.files} ${styles.part}`}>
        <Link className={texts.file} href={ask.href}>
          <Icon name="document" />
          {ask.text}
        </Link>
      </div>
    </Section>
  );
}

function Prices({ title, rows }: { readonly title: string; readonly rows: readonly AttributeView[] }) {
  return (
    <>
      <h3 className={styles.part}>{title}</h3>
      <dl className={styles.table}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
