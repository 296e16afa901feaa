export interface NameArguments {
  readonly includeNames?: readonly string[] | null;
  readonly excludeNames?: readonly string[] | null;
}

/** What `includeNames` and `excludeNames` leave; a list that is not given leaves all. */
export function chooseNames<Named extends { readonly name: string }>(
  items: readonly Named[],
  { includeNames, excludeNames }: NameArguments,
): readonly Named[] {
  if (!includeNames && !excludeNames) return items;
  return items.filter(({ name }) => {
    const included = !includeNames || includeNames.includes(name);
    return included && !excludeNames?.includes(name);
  });
}
