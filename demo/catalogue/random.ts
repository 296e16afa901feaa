/** Returns a repeatable number in [0, 1) for a seed and a name (FNV-1a, then one round of murmur's mixer). */
export function randomOf(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns a repeatable choice from a non-empty list. */
export function chooseOf<T>(seed: number, name: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(randomOf(seed, name) * list.length)] ?? list[0];
}
