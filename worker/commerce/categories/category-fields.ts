import { fragment } from "../database/fragment.ts";
import type { WhereField, WhereFields } from "../where/where-field.ts";
import { column, head, jsonCustom, jsonLocalized, jsonValue } from "../where/where-fields.ts";

function slug(locale: string): WhereField {
  return {
    kind: "value",
    type: "text",
    value: fragment("s.slug"),
    wrap: {
      before: "c.id IN (SELECT s.category_id FROM category_slug s WHERE s.locale = ? AND ",
      after: ")",
      parameters: [locale],
    },
  };
}

/** What `where` may name on categories (table `c`). */
export const categoryFields: WhereFields = {
  ...head("c"),
  orderHint: column("text", "c.order_hint"),
  externalId: jsonValue("text", "c.data", "$.externalId"),
  name: jsonLocalized("c.data", "$.name"),
  slug: { kind: "object", fields: slug },
  parent: {
    kind: "object",
    fields: { id: column("text", "c.parent_id"), typeId: column("text", "'category'") },
    present: fragment("c.parent_id IS NOT NULL"),
  },
  ancestors: {
    kind: "object",
    fields: { id: column("text", "a.ancestor_id"), typeId: column("text", "'category'") },
    wrap: {
      before: "c.id IN (SELECT a.category_id FROM category_ancestor a WHERE ",
      after: ")",
      parameters: [],
    },
  },
  custom: jsonCustom("c.data", "$.custom"),
};
