import { type ReactNode, use } from "react";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import styles from "./block-section.module.css";

type Props = {
  readonly title: string;
  readonly text?: string;
  /** Link to all items: text and URL. */
  readonly more?: readonly [words: string, href: string];
  readonly children: ReactNode;
};

/** A block with its title, and the link to more at the end of the same line. */
export function BlockSection({ title, text, more, children }: Props) {
  const { Title } = use(BlockContext);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Title>{title}</Title>
        {more ? (
          <BlockLink href={more[1]} className={styles.more}>
            {more[0]}
          </BlockLink>
        ) : null}
      </div>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
