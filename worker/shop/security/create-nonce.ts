/** 122 random bits for one response, in hexadecimal: the alphabet and length of the cache's placeholder. */
export function createNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
