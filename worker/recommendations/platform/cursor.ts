/** The position up to which the platform was read; ids break ties of one timestamp. */
export type Cursor = { readonly at: string; readonly id: string };

/** The platform's predicate for the entries after a cursor. */
export function toBehind(field: "createdAt" | "lastModifiedAt", { at, id }: Cursor): string {
  return `(${field} > "${at}" or (${field} = "${at}" and id > "${id}"))`;
}
