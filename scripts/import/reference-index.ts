import { isObject, type Json } from "./draft-line.ts";
import type { PlatformClient } from "./platform-client.ts";
import { type ResourceKind, toReferencedKind } from "./resource-kind.ts";

interface KeyReference {
  readonly kind: ResourceKind;
  readonly key: string;
}

type Known = { readonly id: string } | { readonly key: string };

/** Maps keys to ids: of resources imported in this run, and others by one request. */
export class ReferenceIndex {
  readonly #client: PlatformClient;
  readonly #known = new Map<string, Promise<Known | undefined>>();

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  remember(kind: ResourceKind, key: string, id: string): void {
    this.#known.set(`${kind} ${key}`, Promise.resolve({ id }));
  }

  /** Records an import without a known id: references to it stay by key, which the platform accepts too. */
  rememberKey(kind: ResourceKind, key: string): void {
    this.#known.set(`${kind} ${key}`, Promise.resolve({ key }));
  }

  /** Returns the draft with ids in place of keys. Throws when a referenced resource does not exist. */
  async resolve<T extends Json>(value: T): Promise<T>;
  async resolve(value: Json): Promise<Json> {
    if (Array.isArray(value)) return Promise.all(value.map((each: Json) => this.resolve(each)));
    if (!isObject(value)) return value;
    const reference = toKeyReference(value);
    if (reference) return { typeId: value.typeId ?? null, ...(await this.#require(reference)) };
    const entries = Object.entries(value).map(
      async ([field, each]) => [field, await this.resolve(each)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Throws when the value references something that does not exist; the value is unchanged. */
  async check(value: Json): Promise<void> {
    await Promise.all(listKeyReferences(value).map((reference) => this.#require(reference)));
  }

  async #require({ kind, key }: KeyReference): Promise<Known> {
    const name = `${kind} ${key}`;
    let known = this.#known.get(name);
    if (!known) {
      known = this.#client.loadByKey(kind, key).then((resource) => resource && { id: resource.id });
      this.#known.set(name, known);
    }
    const found = await known;
    if (!found) throw new Error(`refers to "${key}" of ${kind}, which does not exist`);
    return found;
  }
}

/** Lists all keys of a kind that a draft references. */
export function listReferences(value: Json, kind: ResourceKind): readonly string[] {
  return listKeyReferences(value).flatMap((reference) => (reference.kind === kind ? [reference.key] : []));
}

function listKeyReferences(value: Json): readonly KeyReference[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => listKeyReferences(each));
  if (!isObject(value)) return [];
  const reference = toKeyReference(value);
  return reference ? [reference] : Object.values(value).flatMap((each) => listKeyReferences(each));
}

function toKeyReference(value: { readonly [field: string]: Json }): KeyReference | undefined {
  const { typeId, key } = value;
  if (typeof typeId !== "string" || typeof key !== "string" || value.id !== undefined) return undefined;
  const kind = toReferencedKind(typeId);
  return kind && { kind, key };
}
