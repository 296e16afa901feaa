import { BlockSection } from "../../../content/ui/blocks/block-section";
import type { BlockView } from "../../model/block-view";
import { ProductRow } from "./product-row";

/** Rows of products that scroll sideways, one a group: at least three, at most six in view (specification 2.6). */
export function ProductGroupsSlider({ content, facts }: BlockView<"product-groups-slider">) {
  return content.groups.map(({ title, more, href }, at) => (
    <BlockSection key={title} title={title} more={[more, href]}>
      <ProductRow cards={facts.rows[at] ?? []} layout="row" />
    </BlockSection>
  ));
}
