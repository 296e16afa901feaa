import { integer, max, min, optional, string, type } from "superstruct";
import type { JsonObject } from "../json/json.ts";
import { applyKnownAction } from "../resources/apply-known-action.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { KeyStruct, LocaleStruct, ReferenceStruct } from "../resources/draft-structs.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import type { Review } from "./review.ts";

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

/** One update action of a review. Throws InvalidJsonInput for an action that is not known. */
export function applyReviewAction(review: Review, action: JsonObject): Review {
  return applyKnownAction(actions, review, action);
}
