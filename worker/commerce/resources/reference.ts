export interface Reference {
  readonly typeId: string;
  readonly id: string;
}

export interface KeyReference {
  readonly typeId: string;
  readonly key: string;
}

/** Identifies another resource in a request: by id or by key. */
export interface ResourceIdentifier {
  readonly typeId?: string | null;
  readonly id?: string | null;
  readonly key?: string | null;
}

export function toReference(typeId: string, id: string): Reference {
  return { typeId, id };
}
