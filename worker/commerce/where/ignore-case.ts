import { fragment, type SqlFragment } from "../database/fragment.ts";

/** A lower-case letter with more than one form: the sigma at a word's end. */
const FURTHER_FORMS: Readonly<Record<string, readonly string[]>> = { σ: ["ς"] };

/**
 * A value and a text to compare it with under NOCASE, which knows the letters of ASCII only. Of the others just those that are in
 * the text can decide, so each of them is made lower case in the value.
 */
export function ignoreCase(value: SqlFragment, text: string): { value: SqlFragment; text: string } {
  const letters = [...new Set(text)].filter((letter) => letter > "\x7f").map(toLowerLetter);
  const forms = new Map(
    letters.flatMap((lower) =>
      [lower.toUpperCase(), ...(FURTHER_FORMS[lower] ?? [])]
        .filter((form) => form !== lower && form.length === lower.length)
        .map((form) => [form, lower]),
    ),
  );
  const lowered = [...forms].reduce(
    (inner, [form = "", lower = ""]) =>
      fragment(`replace(${inner.sql}, ?, ?)`, ...inner.parameters, form, lower),
    value,
  );
  return { value: lowered, text: [...text].map((letter) => forms.get(letter) ?? letter).join("") };
}

/** By way of the upper case, which all forms of a letter share. */
function toLowerLetter(letter: string): string {
  return letter.toUpperCase().toLowerCase();
}
