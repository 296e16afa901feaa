/** How far the platform was read; ids break ties of one moment. */
export type Cursor = { readonly at: string; readonly id: string };

/** The platform's predicate for what lies behind a cursor. */
export function toBehind(field: "createdAt" | "lastModifiedAt", { at, id }: Cursor): string {
  return `(${field} > "${at}" or (${field} = "${at}" and id > "${id}"))`;
}
