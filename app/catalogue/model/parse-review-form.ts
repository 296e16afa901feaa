import { err, ok, type Result } from "../../foundation/result";

export type ReviewForm = { readonly rating: number; readonly title: string; readonly text: string };

export type ReviewField = keyof ReviewForm;

/** Error codes by field; the UI translates them. */
export type ReviewFieldErrors = Readonly<Partial<Record<ReviewField, "required" | "too-short" | "too-long">>>;

/** Allowed lengths in UTF-16 code units. */
export const reviewLengths = { title: { least: 3, most: 120 }, text: { least: 10, most: 4000 } } as const;

/** Parses the form: a rating of 1 to 5 whole stars and trimmed texts, or the errors by field. */
export function parseReviewForm(form: {
  readonly rating: unknown;
  readonly title: unknown;
  readonly text: unknown;
}): Result<ReviewForm, ReviewFieldErrors> {
  const rating = Number(form.rating);
  const title = readText(form.title);
  const text = readText(form.text);
  const errors: ReviewFieldErrors = {
    ...(!(Number.isInteger(rating) && rating >= 1 && rating <= 5) && { rating: "required" as const }),
    ...findError("title", title),
    ...findError("text", text),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok({ rating, title, text });
}

function readText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function findError(field: "title" | "text", value: string): ReviewFieldErrors {
  const { least, most } = reviewLengths[field];
  if (value === "") return { [field]: "required" };
  if (value.length < least) return { [field]: "too-short" };
  return value.length > most ? { [field]: "too-long" } : {};
}
