/** Characters that a new password has at least. */
export const minimumPasswordCharacters = 8;

/**
 * The rule that a new password breaks: `min` when it is too short, `password` when a letter (of any script) or a number
 * is missing; null: none.
 */
export function findPasswordProblem(password: string): "min" | "password" | null {
  if (password.length < minimumPasswordCharacters) return "min";
  return /\p{L}/u.test(password) && /\p{N}/u.test(password) ? null : "password";
}

/** At least 8 characters, one letter and one number among them; letters of any script. */
export function isStrongPassword(password: string): boolean {
  return findPasswordProblem(password) === null;
}
