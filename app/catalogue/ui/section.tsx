import type { ReactNode } from "react";
import styles from "./section.module.css";

type Props = { readonly title: string; readonly id?: string; readonly children: ReactNode };

/** A section of the product page: heading at the side, content next to it. */
export function Section({ title, id, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
