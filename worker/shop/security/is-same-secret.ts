/** Compares two secrets in a time that reveals neither how much of them is equal nor how long they are. */
export async function isSameSecret(given: string, known: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(known)]);
  let difference = 0;
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
