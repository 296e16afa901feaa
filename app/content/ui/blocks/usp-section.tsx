import { Icon } from "../../../design/icon";
import type { BlockContents } from "../../model/block-shapes";
import styles from "./usp-section.module.css";

/** What every order comes with, side by side. */
export function UspSection({ content }: { readonly content: BlockContents["usp-section"] }) {
  return (
    <ul className={styles.points}>
      {content.points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} className={styles.icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
