/** The parts of the platform's REST drafts that the demo writes; references are by key. */
export type ReferenceByKey<T extends string = string> = { readonly typeId: T; readonly key: string };

export type CustomFields<Fields> = { readonly type: ReferenceByKey<"type">; readonly fields: Fields };

export function byKey<T extends string>(typeId: T, key: string): ReferenceByKey<T> {
  return { typeId, key };
}

export function customFields<Fields>(type: string, fields: Fields): CustomFields<Fields> {
  return { type: byKey("type", type), fields };
}
