import { use } from "react";
import { BlockContext } from "../../../content/ui/blocks/block-context";
import { LinkButton } from "../../../design/button";
import { Icon } from "../../../design/icon";
import chips from "../../../design/link-chips.module.css";
import type { BlockView } from "../../model/block-view";
import styles from "./vertical-lander.module.css";

/** What a trade needs: its scene, what to look at when buying, and its categories. */
export function VerticalLander({ content, facts }: BlockView<"vertical-lander">) {
  const { Title } = use(BlockContext);
  return (
    <section className={styles.lander}>
      <div className={styles.words}>
        <Title>{content.title}</Title>
        <p>{content.text}</p>
        <ul className={styles.points}>
          {content.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <LinkButton look="ghost" size="small" href={facts.href}>
          {content.button}
        </LinkButton>
      </div>
      <img src={content.picture} width="1200" height="640" alt="" loading="lazy" />
      <ul className={`${chips.chips} ${styles.below}`}>
        {facts.below.map(([name, href]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
