import { integer, max, min, optional, string, type } from "superstruct";
import { duplicateField } from "../errors/platform-errors.ts";
import type { JsonObject } from "../json/json.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyKnownAction } from "../resources/apply-in-turn.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { updateRow } from "../resources/change-row.ts";
import { KeyStruct, LocaleStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import type { ResourceName } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { type Review, reviewTable } from "./review.ts";
import { statisticsStatements, toReviewUpdateMessages } from "./save-review.ts";

const UPDATE = `UPDATE review SET key = ?, target_id = ?, rating = ?, version = ?, last_modified_at = ?, data = ?
  WHERE id = ?`;

function updateStatement(context: RequestContext, review: Review): D1PreparedStatement {
  const {
    id,
    key,
    rating,
    version,
    lastModifiedAt,
    createdAt: _c,
    includedInStatistics: _i,
    ...data
  } = review;
  const target = data.target?.id ?? null;
  return context.db
    .prepare(UPDATE)
    .bind(key, target, rating, version, lastModifiedAt, JSON.stringify(data), id);
}

const Rating = type({ rating: optional(max(min(integer(), -100), 100)) });
const Key = type({ key: optional(KeyStruct) });
const Text = type({ text: optional(string()) });
const Locale = type({ locale: optional(LocaleStruct) });
const Reference = type({ reference: optional(ReferenceStruct) });

type Apply = (review: Review, action: JsonObject) => Review;

function setText(field: "authorName" | "title" | "text"): Apply {
  return ({ [field]: _old, ...review }, action) => {
    const { text } = parseDraft({ text: action[field] }, Text);
    return text === undefined ? review : { ...review, [field]: text };
  };
}

function setReference(field: "target" | "customer"): Apply {
  return ({ [field]: _old, ...review }, action) => {
    const { reference } = parseDraft({ reference: action[field] }, Reference);
    return reference ? { ...review, [field]: reference } : review;
  };
}

const setLocale: Apply = ({ locale: _old, ...review }, action) => {
  const { locale } = parseDraft(action, Locale);
  return locale === undefined ? review : { ...review, locale };
};

const setCustom: Apply = ({ custom: old, ...review }, action) => {
  const custom = changeCustom(old, action);
  return custom ? { ...review, custom } : review;
};

const actions: Readonly<Record<string, Apply>> = {
  setAuthorName: setText("authorName"),
  setTitle: setText("title"),
  setText: setText("text"),
  setLocale,
  setTarget: setReference("target"),
  setCustomer: setReference("customer"),
  setRating: (review, action) => ({ ...review, rating: parseDraft(action, Rating).rating ?? null }),
  setKey: (review, action) => ({ ...review, key: parseDraft(action, Key).key ?? null }),
  setCustomType: setCustom,
  setCustomField: setCustom,
};

/** Applies update actions in order; updates the statistics of old and new target in the same batch. */
export function updateReview(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<Review> {
  return updateRow(context, reviewTable, name, command, {
    apply: (review, action) => applyKnownAction(actions, review, action),
    write: (before, after) => [
      updateStatement(context, after),
      ...statisticsStatements(context.db, [before.target, after.target]),
    ],
    toMessages: toReviewUpdateMessages,
    duplicates: ({ key, uniquenessValue }) => ({
      "review.key": () => duplicateField("key", key),
      "review.target_id, review.uniqueness": () => duplicateField("uniquenessValue", uniquenessValue),
    }),
  });
}
