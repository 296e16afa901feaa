import { durabilityHref, type DurabilityLabel as Label } from "../model/durability-label";
import styles from "./guarantee.module.css";

/**
 * The harmonised label of a producer's guarantee (Implementing Regulation (EU) 2025/1960, Annex II): the official file
 * if the product has one, else drawn with brand, model and years.
 */
export function DurabilityLabel({ label }: { readonly label: Label }) {
  const { file, years, brand, model } = label;
  const link = durabilityHref.replace("https://", "").replace("/index.htm", "");
  return (
    <figure className={styles.label}>
      {file ? (
        <img
          src={file}
          alt={`GARAN: ${years}, ${brand} ${model ?? ""}`}
          width="269"
          height="283"
          loading="lazy"
        />
      ) : (
        <div className={styles.drawn}>
          <p className={styles.head}>
            <strong>GARAN ✓</strong>
            <img src="/law/flag.svg" alt="" width="54" height="36" loading="lazy" />
          </p>
          <p className={styles.names}>
            <span>{brand}</span>
            <span>{model}</span>
          </p>
          <p className={styles.years}>
            <b>{years}</b>
            <small>× 365</small>
            <img src="/law/your-europe-garan.svg" alt="" width="99" height="99" loading="lazy" />
          </p>
        </div>
      )}
      <figcaption>
        <a href={durabilityHref} target="_blank" rel="noreferrer">
          {link}
        </a>
      </figcaption>
    </figure>
  );
}
