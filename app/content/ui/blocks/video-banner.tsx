import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import styles from "./video-banner.module.css";

/** A short clip that is fetched and runs once its poster is opened; nothing moves by itself. */
export function VideoBanner({ content }: { readonly content: BlockContents["video-banner"] }) {
  const { title, text, play, poster, clip } = content;
  return (
    <BlockSection title={title} text={text}>
      <details className={styles.video}>
        <summary>
          <img src={poster} width="480" height="480" alt="" loading="lazy" />
          <span className={styles.play}>{play}</span>
        </summary>
        <img src={clip} width="480" height="480" alt={title} loading="lazy" />
      </details>
    </BlockSection>
  );
}
