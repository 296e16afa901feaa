import { use } from "react";
import { LinkButton } from "../../../design/button";
import { Notice } from "../../../design/notice";
import { toBlockMark } from "../../model/block-mark";
import type { Block, BlockContents } from "../../model/block-shapes";
import { toLinkAttributes } from "../../model/classify-link";
import bannerBoxes from "./banner-boxes.module.css";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import campaignBanner from "./campaign-banner.module.css";
import heroBanner from "./hero-banner.module.css";
import promoBanner from "./promo-banner.module.css";
import videoBanner from "./video-banner.module.css";

/** The first block of a page: an offer, a primary action and a picture. */
export function HeroBanner(block: Block<"hero-banner">) {
  const { Top, toHref, host } = use(BlockContext);
  const { title, text, button, href, picture, second } = block.content;
  return (
    <section className={heroBanner.hero} {...toBlockMark(block)}>
      <div className={heroBanner.words}>
        <Top>{title}</Top>
        <p>{text}</p>
        <div className={heroBanner.actions}>
          <LinkButton look="primary" href={toHref(href)} {...toLinkAttributes(toHref(href), host)}>
            {button}
          </LinkButton>
          {second ? (
            <BlockLink href={second.href} className={heroBanner.second}>
              {second.link}
            </BlockLink>
          ) : null}
        </div>
      </div>
      <img src={picture} width="1200" height="640" alt="" fetchPriority={Top === "h1" ? "high" : undefined} />
    </section>
  );
}

type CampaignBannerProps = Block<"campaign-banner"> & { readonly facts: { readonly href: string } };

/** The store's running campaign with a link to its products. */
export function CampaignBanner(block: CampaignBannerProps) {
  const { content, facts } = block;
  const { Title } = use(BlockContext);
  return (
    <section className={campaignBanner.banner} {...toBlockMark(block)}>
      <div className={campaignBanner.words}>
        <Title>{content.title}</Title>
        <p>{content.text}</p>
        <LinkButton href={facts.href}>{content.button}</LinkButton>
      </div>
      <img src={content.picture} width="1200" height="640" alt="" loading="lazy" />
    </section>
  );
}

/** One line of text with a link. */
export function PromoBanner(block: Block<"promo-banner">) {
  const { text, link, href } = block.content;
  return (
    <p className={promoBanner.banner} {...toBlockMark(block)}>
      <span>{text}</span> <BlockLink href={href}>{link}</BlockLink>
    </p>
  );
}

/** A message for all shoppers. */
export function NotificationBanner({ content }: { readonly content: BlockContents["notification-banner"] }) {
  const { kind, text, link, href } = content;
  return (
    <Notice kind={kind}>
      <p>
        {text} {link && href ? <BlockLink href={href}>{link}</BlockLink> : null}
      </p>
    </Notice>
  );
}

/** A short clip that loads and plays when the shopper opens its poster. */
export function VideoBanner({ content }: { readonly content: BlockContents["video-banner"] }) {
  const { title, text, play, poster, clip } = content;
  return (
    <BlockSection title={title} text={text}>
      <details className={videoBanner.video}>
        <summary>
          <img src={poster} width="480" height="480" alt="" loading="lazy" />
          <span className={videoBanner.play}>{play}</span>
        </summary>
        <img src={clip} width="480" height="480" alt={title} loading="lazy" />
      </details>
    </BlockSection>
  );
}

/** Two or three pictures with a name, each a link. */
export function BannerBoxes(block: Block<"banner-boxes">) {
  return (
    <ul className={bannerBoxes.boxes}>
      {block.content.boxes.map(({ title, picture, href }, at) => (
        <li key={title} {...toBlockMark(block, at)}>
          <BlockLink href={href}>
            <img src={picture} width="1200" height="640" alt="" loading="lazy" />
            <b>{title}</b>
          </BlockLink>
        </li>
      ))}
    </ul>
  );
}
