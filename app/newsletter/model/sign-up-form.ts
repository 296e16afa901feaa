import { findBrokenRule } from "../../foundation/form-rules";

/** Where the form posts to, and the page that it is on alone; without language prefix. */
export const signUpPath = "/newsletter-subscription";

/** A field that nobody sees: who fills it in is a machine. */
export const trapField = "topic";

export type SignUpProblem = "required" | "email" | "consent";

export type SignUpForm = {
  readonly email: string;
  readonly problem: SignUpProblem | null;
  /** A machine filled it in: it is answered like everybody, and nothing is done. */
  readonly isTrapped: boolean;
};

const emailRules = [{ rule: "required" }, { rule: "email" }] as const;

/** `needsTick`: the country asks for a box of its own (HU, PL); elsewhere the button says what it means. */
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
