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
