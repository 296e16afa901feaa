import { use } from "react";
import { BlockContext } from "../../../content/ui/blocks/block-context";
import { LinkButton } from "../../../design/button";
import type { BlockView } from "../../model/block-view";
import { ProductRow } from "./product-row";
import styles from "./product-zone.module.css";

/** A department at work: its scene, what is said of it, some of its machines. */
export function ProductZone({ content, facts }: BlockView<"product-zone">) {
  const { Title } = use(BlockContext);
  return (
    <section className={styles.zone}>
      <div className={styles.opening}>
        <img src={content.picture} width="1200" height="640" alt="" loading="lazy" />
        <div className={styles.words}>
          <Title>{content.title}</Title>
          <p>{content.text}</p>
          <LinkButton look="ghost" size="small" href={facts.href}>
            {content.button}
          </LinkButton>
        </div>
      </div>
      <ProductRow cards={facts.cards} layout="row" />
    </section>
  );
}
