/** Chooses one of `shards`, always the same for a name, to spread the load of one object. */
export function chooseShard(name: string, shards: number): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return sum % shards;
}
