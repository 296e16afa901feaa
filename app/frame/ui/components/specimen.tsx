import type { ReactNode } from "react";
import styles from "./specimen.module.css";

type Props = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

/** An element of the design under its name, in all of its states. */
export function Specimen({ name, wide = false, children }: Props) {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  );
}
