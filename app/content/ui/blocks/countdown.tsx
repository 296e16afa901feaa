import { use } from "react";
import { useTranslate } from "../../../i18n/translate-context";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import styles from "./countdown.module.css";

type Props = {
  readonly content: BlockContents["countdown"];
  readonly facts: { readonly endsAt: string; readonly until: string };
};

const units = ["days", "hours", "minutes", "seconds"] as const;

/** The time that is left; `startCountdowns` writes the figures, without it the end stands there in words. */
export function Countdown({ content, facts }: Props) {
  const translate = useTranslate();
  const { Title } = use(BlockContext);
  return (
    <section className={styles.countdown} data-ends={facts.endsAt}>
      <Title className={styles.title}>{content.title}</Title>
      <p className={styles.until}>{facts.until}</p>
      <ol className={`${styles.figures} only-with-script`} aria-hidden="true">
        {units.map((unit) => (
          <li key={unit}>
            <b data-unit={unit}>–</b>
            <span>{translate(`blocks.units.${unit}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
