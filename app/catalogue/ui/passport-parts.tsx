import { Link } from "../../design/link";
import type { PassportView } from "../model/passport-view";
import styles from "./passport-page.module.css";
import { Section } from "./section";

/** Spare parts and accessories with their positions and prices, and the exploded view. */
export function PassportParts({ parts }: Pick<PassportView, "parts">) {
  const { title, heads, rows, none, picture, ask } = parts;
  return (
    <Section title={title} id="parts">
      {picture ? (
        <img
          className={styles.exploded}
          src={picture.url}
          alt={picture.text}
          width="480"
          height="480"
          loading="lazy"
        />
      ) : null}
      {rows.length === 0 ? <p>{none}</p> : <Table title={title} heads={heads} rows={rows} />}
      <p className={styles.screen}>
        <Link href={ask.href}>{ask.text}</Link>
      </p>
    </Section>
  );
}

function Table({ title, heads, rows }: Pick<PassportView["parts"], "title" | "heads" | "rows">) {
  const [position, number, name, price] = heads;
  return (
    <section className={styles.scroll} aria-label={title}>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">{position}</th>
            <th scope="col">{number}</th>
            <th scope="col">{name}</th>
            <th scope="col">{price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <td>{row.position}</td>
              <td>{row.number}</td>
              <td>
                <Link href={row.name.href}>{row.name.text}</Link>
              </td>
              <td>{row.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
