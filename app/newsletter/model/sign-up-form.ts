import { findBrokenRule } from "../../foundation/form-rules";

/** Path of the form's action and of the page with the form; without language prefix. */
export const signUpPath = "/newsletter-subscription";

/** An invisible field: only a robot fills it in. */
export const trapField = "topic";

export type SignUpProblem = "required" | "email" | "consent";

export type SignUpForm = {
  readonly email: string;
  readonly problem: SignUpProblem | null;
  /** A bot filled in the hidden field. It receives the usual response, and nothing is executed. */
  readonly isTrapped: boolean;
};

const emailRules = [{ rule: "required" }, { rule: "email" }] as const;

/**
 * Parses the form.
 * `needsTick`: the country requires a separate box (HU, PL); elsewhere the button states the consent.
 */
export function parseSignUpForm(
  fields: FormData,
  { needsTick }: { readonly needsTick: boolean },
): SignUpForm {
  const entered = fields.get("email");
  const email = typeof entered === "string" ? entered.trim() : "";
  const broken = findBrokenRule(email, emailRules);
  const isTicked = !needsTick || fields.get("consent") === "newsletter";
  const problem = broken === null ? (isTicked ? null : "consent") : broken === "required" ? broken : "email";
  return { email, problem, isTrapped: Boolean(fields.get(trapField)) };
}
