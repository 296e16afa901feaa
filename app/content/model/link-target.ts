import { define } from "superstruct";
import { readPageTarget } from "./content-pages";

const address = /^(?:\/(?!\/)\S*|category:[a-z\d-]+|https:\/\/\S+|mailto:\S+|tel:\+\d+|\{\{\w+Url\}\})$/;

/**
 * Where a link of the content leads: `page:payment` (a content page, whatever its slug), `/sales` of this shop,
 * `category:<key>` under whatever slug it has, or an address elsewhere, also as a
 * legal fact, `{{consumerAuthorityUrl}}`.
 */
export const LinkTarget = define<string>(
  "link target",
  (value) => typeof value === "string" && (readPageTarget(value) !== null || address.test(value)),
);
