const minimumCharacters = 8;

/** At least 8 characters, one letter and one number among them; letters of any script. */
export function isStrongPassword(password: string): boolean {
  return password.length >= minimumCharacters && /\p{L}/u.test(password) && /\p{N}/u.test(password);
}
