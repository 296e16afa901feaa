import { isRecord } from "../import/compare/same-value.ts";
import { isObject, type Json, type JsonFields } from "../import/draft-line.ts";
import { withKey } from "../import/parse-draft-line.ts";
import type { PlatformClient, StoredResource } from "../import/platform-client.ts";
import { type ResourceKind, toReferencedKind } from "../import/resource-kind.ts";
import { toDraftFields } from "./to-draft-fields.ts";

/** Knows the keys behind ids: of all that was read, and of what a resource refers to before its own kind is read. */
export class KeyIndex {
  /** What was found that no draft can refer to. */
  readonly remarks: string[] = [];
  readonly #client: PlatformClient;
  readonly #keys = new Map<string, string>();
  /** Product discounts whose reduced prices stand in the products; the platform reckons those of all others itself. */
  readonly #external = new Set<string>();

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  remember(kind: ResourceKind, { id, key, value }: StoredResource): void {
    if (key !== undefined && kind !== "custom-objects") this.#keys.set(id, key);
    const isExternal = kind === "product-discounts" && isRecord(value) && value.type === "external";
    if (isExternal) this.#external.add(id);
  }

  /** A resource without a key gets the one that the importer would make for it. */
  rememberMadeKey(id: string, key: string): void {
    if (!this.#keys.has(id)) this.#keys.set(id, key);
  }

  isExternalDiscount(id: unknown): boolean {
    return typeof id === "string" && this.#external.has(id);
  }

  /** The fields with keys in place of ids; `place` says where, should one lead nowhere. */
  async resolve(fields: JsonFields, place: string): Promise<JsonFields> {
    const entries = Object.entries(fields).map(
      async ([name, value]) => [name, await this.#resolveValue(value, place)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  async #resolveValue(value: Json, place: string): Promise<Json> {
    if (Array.isArray(value)) return Promise.all(value.map((each: Json) => this.#resolveValue(each, place)));
    if (!isObject(value)) return value;
    const { typeId, id } = value;
    const kind = typeof typeId === "string" ? toReferencedKind(typeId) : undefined;
    if (!kind || typeof typeId !== "string" || typeof id !== "string") return this.resolve(value, place);
    const key = this.#keys.get(id) ?? (await this.#askForKey(kind, id, place));
    return key === undefined ? { typeId, id } : { typeId, key };
  }

  async #askForKey(kind: ResourceKind, id: string, place: string): Promise<string | undefined> {
    const resource = await this.#client.loadById(kind, id);
    if (!resource) {
      this.remarks.push(`${place} refers to ${kind} ${id}, which does not exist`);
      return undefined;
    }
    this.remember(kind, resource);
    const key =
      resource.key ?? withKey(await this.resolve(toDraftFields(kind, resource, this), place), kind).key;
    this.#keys.set(id, key);
    return key;
  }
}
