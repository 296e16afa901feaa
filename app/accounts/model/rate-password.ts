import { isStrongPassword } from "./is-strong-password";

export const passwordStrengths = ["weak", "fair", "good", "strong"] as const;

export type PasswordStrength = (typeof passwordStrengths)[number];

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
