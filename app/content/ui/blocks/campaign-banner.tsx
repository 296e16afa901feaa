import { use } from "react";
import { LinkButton } from "../../../design/button";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import styles from "./campaign-banner.module.css";

type Props = {
  readonly content: BlockContents["campaign-banner"];
  readonly facts: { readonly href: string };
};

/** The store's running campaign, and the way to its products. */
export function CampaignBanner({ content, facts }: Props) {
  const { Title } = use(BlockContext);
  return (
    <section className={styles.banner} data-promo="campaign">
      <div className={styles.words}>
        <Title>{content.title}</Title>
        <p>{content.text}</p>
        <LinkButton href={facts.href}>{content.button}</LinkButton>
      </div>
      <img src={content.picture} width="1200" height="640" alt="" loading="lazy" />
    </section>
  );
}
