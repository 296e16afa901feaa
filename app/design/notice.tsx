import type { ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./notice.module.css";

type Props = {
  readonly kind: "info" | "ok" | "warn" | "bad";
  readonly children: ReactNode;
  readonly role?: "status" | "alert";
};

/** A sentence in a coloured frame, in the flow of the page. */
export function Notice({ kind, children, role }: Props) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={role}>
      <Icon name={kind === "ok" ? "check" : "warning"} />
      <div>{children}</div>
    </div>
  );
}
