/** The rules of a form field; the error code of a broken rule is its name. */
export type FormRule =
  | { readonly rule: "required" }
  | { readonly rule: "email" }
  | { readonly rule: "min"; readonly characters: number }
  | { readonly rule: "max"; readonly characters: number }
  /** Repeats the value of the other field. */
  | { readonly rule: "confirmed"; readonly by: string }
  | { readonly rule: "oneOf"; readonly values: readonly string[] }
  /** One to five stars. */
  | { readonly rule: "rating" };

export type FormRuleName = FormRule["rule"];

export const required: FormRule = { rule: "required" };
export const oneOf = (values: readonly string[]): FormRule => ({ rule: "oneOf", values });
export const atMost = (characters: number): FormRule => ({ rule: "max", characters });

/** Minimum length of a text, for fields without rules. */
export const minimumCharacters = 3;

/** Rules of a field without any; not for names, cities, streets and house numbers. */
export const defaultRules: readonly FormRule[] = [required, { rule: "min", characters: minimumCharacters }];

/**
 * Accepts possible e-mail addresses; only a mail proves one. Rejects the characters that have a meaning in a mail's
 * headers: `a<jana@example.sk>` is Jana's mailbox under a name, and there are as many such addresses as names. Rejects
 * control and invisible characters as well (`\p{C}`).
 */
export const emailPattern =
  /^[^\p{C}\s@<>()[\]\\,;:"]+@[^\p{C}\s@.<>()[\]\\,;:"]+(?:\.[^\p{C}\s@.<>()[\]\\,;:"]+)+$/u;
const maximumEmailCharacters = 254;

/** Returns the first rule that the trimmed value breaks; null: none. An empty value breaks only `required`. */
export function findBrokenRule(value: string, rules: readonly FormRule[]): FormRuleName | null {
  return rules.find((rule) => !isSatisfied(value.trim(), rule))?.rule ?? null;
}

function isSatisfied(value: string, rule: FormRule): boolean {
  if (rule.rule === "required") return value !== "";
  if (rule.rule === "confirmed") return value === rule.by.trim();
  if (value === "") return true;
  switch (rule.rule) {
    case "email":
      return emailPattern.test(value) && value.length <= maximumEmailCharacters;
    case "min":
      return value.length >= rule.characters;
    case "max":
      return value.length <= rule.characters;
    case "oneOf":
      return rule.values.includes(value);
    case "rating":
      return /^[1-5]$/.test(value);
  }
}
