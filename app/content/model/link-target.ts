import { define } from "superstruct";
import { readPageTarget } from "./content-pages";

const address = /^(?:\/(?!\/)\S*|category:[a-z\d-]+|https:\/\/\S+|mailto:\S+|tel:\+\d+|\{\{\w+Url\}\})$/;

/**
 * The target of a content link.
 * `page:payment` (a content page under any slug), `/sales` of this shop, `category:<key>` under any slug, or an
 * external URL, also as a legal token, `{{consumerAuthorityUrl}}`.
 */
export const LinkTarget = define<string>(
  "link target",
  (value) => typeof value === "string" && (readPageTarget(value) !== null || address.test(value)),
);
