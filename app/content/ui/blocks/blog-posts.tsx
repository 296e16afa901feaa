import { use } from "react";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import carousel from "./carousel.module.css";
import styles from "./picture-cards.module.css";

/** Guides for buyers: each leads to where its machines are. */
export function BlogPosts({ content }: { readonly content: BlockContents["blog-posts"] }) {
  const { Title } = use(BlockContext);
  const Heading = Title === "h2" ? "h3" : "h4";
  return (
    <BlockSection title={content.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={carousel.carousel} tabIndex={0} aria-label={content.title}>
        {content.posts.map(({ title, teaser, picture, link, href }) => (
          <li key={title} className={styles.card}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{teaser}</p>
            <BlockLink href={href} className={styles.link}>
              {link}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
