import blockSection from "../../content/ui/blocks/block-section.module.css";
import { styleSheets } from "../../design/style-sheets.server";

const names = Object.values(blockSection);

/**
 * Links to the style sheets of blocks, for pages whose route does not name them: the few that carry blocks below their
 * words. While developing there are no sheets to link.
 */
export function linkBlockStyles(): string {
  const hrefs = Object.entries(styleSheets).filter(([, { classes }]) =>
    classes.some((name) => names.includes(name)),
  );
  return hrefs.map(([href]) => `<link rel="stylesheet" href="${href}">`).join("");
}
