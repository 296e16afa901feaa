import { brand } from "../../countries/model/brand";
import styles from "./header.module.css";

export function Logo({ home }: { readonly home: string }) {
  return (
    <a className={styles.logo} href={home}>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 5.4 30 0v15.6l-10.8 2.4v5.4l6.6 2.4V30H4.2v-4.2l6.6-2.4V18L0 13.2z" />
      </svg>
      {brand.name}
    </a>
  );
}
