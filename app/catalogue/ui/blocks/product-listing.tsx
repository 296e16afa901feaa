import { BlockSection } from "../../../content/ui/blocks/block-section";
import type { BlockView } from "../../model/block-view";
import { ProductRow } from "./product-row";

/** The first products of a listing, and the way to all of them. */
export function ProductListing({ content, facts }: BlockView<"product-listing">) {
  return (
    <BlockSection title={content.title} more={[content.more, content.href]}>
      <ProductRow cards={facts.cards} layout="grid" />
    </BlockSection>
  );
}
