import { Link } from "../../design/link";
import type { RecallView } from "../model/recall-view";
import styles from "./recall-notice.module.css";

/** A recall of a machine: hazard, what to do, affected serial numbers. `level`: of its heading. */
export function RecallNotice({
  recall,
  level: Heading,
}: {
  readonly recall: RecallView;
  readonly level: "h3" | "h4";
}) {
  const { heading, state, verdict, stop, danger, remedy, serials, contact } = recall;
  return (
    <article className={`${styles.recall} ${state === "affected" ? styles.affected : styles.check}`}>
      <Heading>{heading}</Heading>
      <p>
        <strong>{verdict}</strong> {state === "affected" ? stop : null}
      </p>
      <p>
        <strong>{danger.label}</strong> {danger.text}
      </p>
      <dl>
        <div>
          <dt>{remedy.label}</dt>
          <dd>{remedy.text}</dd>
        </div>
        <div>
          <dt>{serials.label}</dt>
          <dd>
            <ul>
              {serials.ranges.map((range) => (
                <li key={range}>{range}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className={styles.contact}>
        <Link href={contact.href}>{contact.text}</Link>
      </p>
    </article>
  );
}
