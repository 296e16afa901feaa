/** The page to read, make and withdraw choices; a plain link in every footer leads to it. */
export const consentsPath = "/consents";
