/** Minimum characters of a new password. */
export const minimumPasswordCharacters = 8;

/**
 * Returns the rule that a new password breaks; null: none.
 * `min`: too short; `password`: a letter (of any script) or a number is missing.
 */
export function findPasswordProblem(password: string): "min" | "password" | null {
  if (password.length < minimumPasswordCharacters) return "min";
  return /\p{L}/u.test(password) && /\p{N}/u.test(password) ? null : "password";
}

/** Whether a password has at least 8 characters, one letter (of any script) and one number. */
export function isStrongPassword(password: string): boolean {
  return findPasswordProblem(password) === null;
}

export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;

type PasswordStrength = (typeof passwordStrengths)[number];

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/**
 * Rates roughly how hard a password is to guess, mostly by its length.
 * Passwords that the shop refuses are weak; null: empty.
 */
export function ratePassword(password: string): PasswordStrength | null {
  if (password === "") return null;
  const different = new Set(password).size;
  if (!isStrongPassword(password) || different < 5) return "weak";
  const score = different + 2 * kinds.filter((kind) => kind.test(password)).length;
  if (score >= 20) return "strong";
  return score >= 15 ? "good" : "fair";
}
