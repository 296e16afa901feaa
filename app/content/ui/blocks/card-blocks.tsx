import { use } from "react";
import { Icon } from "../../../design/icon";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import carousel from "./carousel.module.css";
import helpMenu from "./help-menu.module.css";
import pictureCards from "./picture-cards.module.css";
import promoList from "./promo-list.module.css";
import trustCarousel from "./trust-carousel.module.css";
import uspSection from "./usp-section.module.css";

/** Offers with pictures. */
export function MarketingCards({ content }: { readonly content: BlockContents["marketing-cards"] }) {
  const { Title } = use(BlockContext);
  const Heading = Title === "h2" ? "h3" : "h4";
  return (
    <BlockSection title={content.title}>
      <ul className={pictureCards.grid}>
        {content.cards.map(({ title, text, picture, link, href }) => (
          <li key={title} className={pictureCards.card}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <Heading className={pictureCards.title}>{title}</Heading>
            <p className={pictureCards.text}>{text}</p>
            <BlockLink href={href} className={pictureCards.link}>
              {link}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Guides, each with a link to its page. */
export function BlogPosts({ content }: { readonly content: BlockContents["blog-posts"] }) {
  const { Title } = use(BlockContext);
  const Heading = Title === "h2" ? "h3" : "h4";
  return (
    <BlockSection title={content.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ul className={carousel.carousel} tabIndex={0} aria-label={content.title}>
        {content.posts.map(({ title, teaser, picture, link, href }) => (
          <li key={title} className={pictureCards.card}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <Heading className={pictureCards.title}>{title}</Heading>
            <p className={pictureCards.text}>{teaser}</p>
            <BlockLink href={href} className={pictureCards.link}>
              {link}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Reasons to trust the shop, as cards that scroll horizontally. */
export function TrustCarousel({ content }: { readonly content: BlockContents["trust-carousel"] }) {
  return (
    <BlockSection title={content.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ul className={carousel.carousel} tabIndex={0} aria-label={content.title}>
        {content.points.map(({ icon, title, text }) => (
          <li key={title} className={trustCarousel.card}>
            <Icon name={icon} className={trustCarousel.icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Benefits of every order, side by side. */
export function UspSection({ content }: { readonly content: BlockContents["usp-section"] }) {
  return (
    <ul className={uspSection.points}>
      {content.points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} className={uspSection.icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Promises side by side, each a link to its explanation. */
export function PromoList({ content }: { readonly content: BlockContents["promo-list"] }) {
  return (
    <BlockSection title={content.title}>
      <ul className={promoList.list}>
        {content.banners.map(({ title, text, href }) => (
          <li key={title}>
            <BlockLink href={href}>
              <b>{title}</b>
              <span>{text}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Links to the help topics. */
export function HelpMenu({ content }: { readonly content: BlockContents["help-menu"] }) {
  return (
    <BlockSection title={content.title}>
      <ul className={helpMenu.menu}>
        {content.topics.map(({ icon, title, href }) => (
          <li key={title}>
            <BlockLink href={href}>
              <Icon name={icon} className={helpMenu.icon} />
              {title}
            </BlockLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
