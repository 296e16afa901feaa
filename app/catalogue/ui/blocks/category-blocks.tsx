import { use } from "react";
import { BlockContext } from "../../../content/ui/blocks/block-context";
import { BlockSection } from "../../../content/ui/blocks/block-section";
import { LinkButton } from "../../../design/button";
import { Icon } from "../../../design/icon";
import { Link } from "../../../design/link";
import chips from "../../../design/link-chips.module.css";
import type { BlockView } from "../../model/block-view";
import categoryBoxes from "./category-boxes.module.css";
import categoryCards from "./category-cards.module.css";
import verticalLander from "./vertical-lander.module.css";

/** Categories as pictures with names. */
export function CategoryBoxes({ content, facts }: BlockView<"category-boxes">) {
  return (
    <BlockSection title={content.title}>
      <ul className={categoryBoxes.boxes}>
        {facts.categories.map(({ name, href, picture }) => (
          <li key={href}>
            <img src={picture} width="480" height="480" alt="" loading="lazy" />
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Most subcategories on a card. */
const maxSubcategories = 4;

/** Categories with a picture and their first subcategories. */
export function CategoryCards({ content, facts }: BlockView<"category-cards">) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={categoryCards.cards}>
        {facts.categories.map(({ name, href, picture, below }) => (
          <li key={href}>
            <img src={picture} width="480" height="480" alt="" loading="lazy" />
            <div>
              <Link href={href} className={categoryCards.name}>
                {name}
              </Link>
              <ul>
                {below.slice(0, maxSubcategories).map((category) => (
                  <li key={category.href}>
                    <Link href={category.href}>{category.text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Categories as text links. */
export function CategoryLinks({ content, facts }: BlockView<"category-links">) {
  return (
    <BlockSection title={content.title}>
      <ul className={chips.chips}>
        {facts.categories.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** An industry: its picture, advice for buyers, and its categories. */
export function VerticalLander({ content, facts }: BlockView<"vertical-lander">) {
  const { Title } = use(BlockContext);
  return (
    <section className={verticalLander.lander}>
      <div className={verticalLander.words}>
        <Title>{content.title}</Title>
        <p>{content.text}</p>
        <ul className={verticalLander.points}>
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
      <ul className={`${chips.chips} ${verticalLander.below}`}>
        {facts.below.map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
