import {
  array,
  type Infer,
  nonempty,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  type,
} from "superstruct";
import type { Day } from "../../foundation/local-day";
import { chooseTranslation } from "./choose-translation";
import { findInRange } from "./serial-number";

const Text = nonempty(string());
const DayText = pattern(string(), /^\d{4}-\d\d-\d\d$/);

/** Texts by language (`de`). */
const Texts = refine(
  record(pattern(string(), /^[a-z]{2}$/), Text),
  "texts",
  (texts) => Object.keys(texts).length > 0,
);

/** Custom objects of this container are the merchant's recalls; the key names the recall. */
export const recallContainer = "product-recalls";

/** The value of a recall on the platform. Source: Regulation (EU) 2023/988, Art. 36 */
export const RecallValue = type({
  /** Article numbers (SKU). */
  skus: size(array(Text), 1, 100),
  /** Affected serial numbers; absent: all. */
  serials: optional(size(array(type({ from: Text, to: Text })), 1, 100)),
  publishedOn: DayText,
  /** First day on which it is no longer shown or mailed; absent: none. */
  endsOn: optional(DayText),
  /** The hazard, without words that play it down. */
  risk: Texts,
  /** What the owner gets: repair, replacement or refund. */
  remedy: Texts,
});

export type Recall = Infer<typeof RecallValue> & { readonly key: string };

/** `check`: the serial number is unknown, or has another form than the recall's. */
export type RecallState = "affected" | "check" | "not-affected";

/** Returns whether a recall affects one machine. `serial` null: unknown. */
export function judgeRecall(recall: Recall, sku: string, serial: string | null): RecallState {
  if (!recall.skus.includes(sku)) return "not-affected";
  if (!recall.serials) return "affected";
  if (serial === null) return "check";
  const places = new Set(recall.serials.map((range) => findInRange(serial, range)));
  if (places.has("inside")) return "affected";
  return places.has("unclear") ? "check" : "not-affected";
}

/** Returns whether a recall affects any of an owner's machines of one article. `serials`: of each; null: unknown. */
export function judgeMachines(recall: Recall, sku: string, serials: readonly (string | null)[]): RecallState {
  const states = serials.map((serial) => judgeRecall(recall, sku, serial));
  if (states.includes("affected")) return "affected";
  return states.includes("check") ? "check" : "not-affected";
}

/** The recalls of an article that are in force on a day, the latest first. */
export function listRecallsOf(recalls: readonly Recall[], sku: string, day: Day): readonly Recall[] {
  return recalls
    .filter((recall) => recall.skus.includes(sku) && isInForce(recall, day))
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
}

/** The day of a recall, to be formatted in UTC. */
export function readPublishedOn({ publishedOn }: Recall): Date {
  return new Date(`${publishedOn}T00:00:00Z`);
}

/** Chooses the text in the reader's language, else in English, else in any. */
export function chooseRecallText(
  texts: Recall["risk"],
  { locale, language }: { readonly locale: string; readonly language: string },
): string {
  return chooseTranslation(texts, [locale, language, "en"]) ?? "";
}

/** Whether a recall is still shown and mailed on a day. It begins when the platform has it. */
export function isInForce({ endsOn }: Pick<Recall, "endsOn">, day: Day): boolean {
  return endsOn === undefined || day < endsOn;
}
