import { use } from "react";
import { LinkButton } from "../../../design/button";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import styles from "./hero-banner.module.css";

/** The first thing on a page: what it offers, one action, one picture. */
export function HeroBanner({ content }: { readonly content: BlockContents["hero-banner"] }) {
  const { Top, toHref } = use(BlockContext);
  const { title, text, button, href, picture, second } = content;
  return (
    <section className={styles.hero} data-promo="hero">
      <div className={styles.words}>
        <Top>{title}</Top>
        <p>{text}</p>
        <div className={styles.actions}>
          <LinkButton look="primary" href={toHref(href)}>
            {button}
          </LinkButton>
          {second ? (
            <BlockLink href={second.href} className={styles.second}>
              {second.link}
            </BlockLink>
          ) : null}
        </div>
      </div>
      <img src={picture} width="1200" height="640" alt="" fetchPriority={Top === "h1" ? "high" : undefined} />
    </section>
  );
}
