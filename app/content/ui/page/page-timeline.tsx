import type { PageSection } from "../../model/content-page";
import { PagePicture } from "./page-picture";
import styles from "./page-pictures.module.css";

/** The years of a history along a line. */
export function PageTimeline({ timeline }: { readonly timeline: NonNullable<PageSection["timeline"]> }) {
  return (
    <ol className={styles.timeline}>
      {timeline.map(({ when, title, text, picture }) => (
        <li key={when + title}>
          <b>{when}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {picture ? <PagePicture picture={picture} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
