import { useState } from "react";
import { Button } from "../../design/button";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./picture-viewer.module.css";

/** What moves in an `<img>`. */
const movingPicture = /\.(webp|gif|avif)$/i;

type Props = { readonly clip: readonly string[]; readonly name: string };

/** A clip behind its still: fetched when it is started, and stopped by the same button. */
export function ClipView({ clip: [url = "", still], name }: Props) {
  const translate = useTranslate();
  const [isRunning, setRunning] = useState(false);
  const isPicture = movingPicture.test(url);
  return (
    <>
      <div className={`${styles.pane} ${styles.clip}`}>
        {isRunning && !isPicture ? (
          <video src={url} poster={still} controls autoPlay muted playsInline />
        ) : (
          <img
            src={isRunning ? url : still || undefined}
            width="480"
            height="480"
            alt={`${translate("product.view.video")}: ${name}`}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Button size="small" onClick={() => setRunning(!isRunning)}>
          {translate(isRunning ? "product.viewer.stop" : "product.viewer.play")}
        </Button>
      </div>
    </>
  );
}
