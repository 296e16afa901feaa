/** The rules that a field of a form can have; the code of what is broken is the rule's name. */
export type FormRule =
  | { readonly rule: "required" }
  | { readonly rule: "email" }
  | { readonly rule: "min"; readonly characters: number }
  | { readonly rule: "max"; readonly characters: number }
  /** Typed a second time, in the other field. */
  | { readonly rule: "confirmed"; readonly by: string }
  | { readonly rule: "oneOf"; readonly values: readonly string[] }
  /** One to five stars. */
  | { readonly rule: "rating" };

export type FormRuleName = FormRule["rule"];

export const required: FormRule = { rule: "required" };
export const oneOf = (values: readonly string[]): FormRule => ({ rule: "oneOf", values });
export const atMost = (characters: number): FormRule => ({ rule: "max", characters });

/** Characters that a text has at least, where a field has no rules of its own. */
export const minimumCharacters = 3;

/** What a field without rules of its own must be; not for names, cities, streets and house numbers. */
export const defaultRules: readonly FormRule[] = [required, { rule: "min", characters: minimumCharacters }];

/**
 * What may be an e-mail address; only mail to it proves it. None of the signs that make one of a mail's headers out of it:
 * `a<jana@example.sk>` is Jana's mailbox under a name, and as many addresses as there are names. No control or invisible characters either (`\p{C}`).
 */
export const emailPattern =
  /^[^\p{C}\s@<>()[\]\\,;:"]+@[^\p{C}\s@.<>()[\]\\,;:"]+(?:\.[^\p{C}\s@.<>()[\]\\,;:"]+)+$/u;
const maximumEmailCharacters = 254;

/** The first rule that the trimmed value breaks; null: none. Without a value only `required` can be broken. */
export function findBrokenRule(value: string, rules: readonly FormRule[]): FormRuleName | null {
  return rules.find((rule) => !isKept(value.trim(), rule))?.rule ?? null;
}

function isKept(value: string, rule: FormRule): boolean {
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
