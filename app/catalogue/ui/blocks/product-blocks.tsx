import { createContext, use } from "react";
import { toBlockMark } from "../../../content/model/block-mark";
import { BlockContext } from "../../../content/ui/blocks/block-context";
import { BlockSection } from "../../../content/ui/blocks/block-section";
import { LinkButton } from "../../../design/button";
import { Link } from "../../../design/link";
import { usePathPrefix } from "../../../i18n/use-path-prefix";
import type { BlockView } from "../../model/block-view";
import { brandMarks } from "../../model/brands";
import type { CardView } from "../../model/card-view";
import { ProductCards } from "../product-cards";
import productZone from "./product-zone.module.css";
import trustedBrands from "./trusted-brands.module.css";

/** Whether the cards of the page have a button that adds the product to the cart. */
export const QuickAddContext = createContext(false);

type ProductRowProps = {
  readonly cards: readonly CardView[];
  readonly mark: ReturnType<typeof toBlockMark>;
  readonly layout: "grid" | "row";
};

function ProductRow(props: ProductRowProps) {
  return <ProductCards {...props} hasQuickAdd={use(QuickAddContext)} level={3} />;
}

/**
 * A row of products for each group. It scrolls horizontally and shows three to six products at once.
 *
 * Source: specification, section 2.6
 */
export function ProductGroupsSlider(block: BlockView<"product-groups-slider">) {
  return block.content.groups.map(({ title, more, href }, at) => (
    <BlockSection key={title} title={title} more={[more, href]}>
      <ProductRow cards={block.facts.rows[at] ?? []} mark={toBlockMark(block, at)} layout="row" />
    </BlockSection>
  ));
}

/** The first products of a listing, with a link to the rest. */
export function ProductListing(block: BlockView<"product-listing">) {
  const { content, facts } = block;
  return (
    <BlockSection title={content.title} more={[content.more, content.href]}>
      <ProductRow cards={facts.cards} mark={toBlockMark(block)} layout="grid" />
    </BlockSection>
  );
}

/** A department: picture, text and some of its products. */
export function ProductZone(block: BlockView<"product-zone">) {
  const { content, facts } = block;
  const { Title } = use(BlockContext);
  return (
    <section className={productZone.zone}>
      <div className={productZone.opening}>
        <img src={content.picture} width="1200" height="640" alt="" loading="lazy" />
        <div className={productZone.words}>
          <Title>{content.title}</Title>
          <p>{content.text}</p>
          <LinkButton look="ghost" size="small" href={facts.href}>
            {content.button}
          </LinkButton>
        </div>
      </div>
      <ProductRow cards={facts.cards} mark={toBlockMark(block)} layout="row" />
    </section>
  );
}

/** The logos of the shop's brands, each linked to its products. */
export function TrustedBrands({ content }: BlockView<"trusted-brands">) {
  const prefix = usePathPrefix();
  return (
    <BlockSection title={content.title}>
      <ul className={trustedBrands.brands}>
        {brandMarks.map(([name, mark]) => (
          <li key={name}>
            <Link href={`${prefix}/search?brand=${encodeURIComponent(name)}`}>
              <img src={mark} width="240" height="80" alt={name} loading="lazy" />
            </Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
