import { isRecord, storedList } from "../import/compare/same-value.ts";
import { type Draft, isObject, type Json, type JsonFields } from "../import/draft-line.ts";
import { withKey } from "../import/parse-draft-line.ts";
import type { PlatformClient, StoredResource } from "../import/platform-client.ts";
import { type ResourceKind, toReferencedKind } from "../import/resource-kind.ts";
import { toDraftFields } from "./draft-fields.ts";

/** Fields without which their object is meaningless: custom fields without a type, a reduction without its discount. */
const essential: ReadonlySet<string> = new Set(["type", "discount"]);

/** Orders and payments outlive what they reference. */
const historicKinds: ReadonlySet<ResourceKind> = new Set(["payments", "orders"]);

/** Maps ids to keys: of all resources read so far, and of references to kinds not read yet. */
export class KeyIndex {
  /** Resources that no draft can reference. */
  readonly remarks: string[] = [];
  readonly #client: PlatformClient;
  readonly #keys = new Map<string, string>();
  /** Product discounts whose reduced prices are stored in the products; the platform calculates all others. */
  readonly #external = new Set<string>();
  /** SKUs of all products, once they were read. */
  readonly #skus = new Set<string>();
  readonly #missing = new Set<string>();

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  remember(kind: ResourceKind, resource: StoredResource): void {
    const { id, key, value } = resource;
    if (key !== undefined && kind !== "custom-objects") this.#keys.set(id, key);
    const isExternal = kind === "product-discounts" && isRecord(value) && value.type === "external";
    if (isExternal) this.#external.add(id);
    if (kind === "products") for (const sku of listSkus(resource)) this.#skus.add(sku);
  }

  /** If no products were read, every SKU counts as sold. */
  isSold(sku: string): boolean {
    return this.#skus.size === 0 || this.#skus.has(sku);
  }

  /**
   * Converts a resource to its draft, with keys for references. An order's or payment's reference to a deleted resource
   * is omitted.
   */
  async toDraft(kind: ResourceKind, resource: StoredResource): Promise<Draft> {
    const fields = await this.resolve(toDraftFields(kind, resource, this), `${kind} ${resource.id}`);
    return withKey(historicKinds.has(kind) ? dropLostReferences(fields) : fields, kind);
  }

  /** A resource without a key gets the one that the importer would create for it. */
  rememberMadeKey(id: string, key: string): void {
    if (!this.#keys.has(id)) this.#keys.set(id, key);
  }

  isExternalDiscount(id: unknown): boolean {
    return typeof id === "string" && this.#external.has(id);
  }

  /** Returns the fields with keys in place of ids; `place` locates an unresolved reference. */
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
    if (this.#missing.has(id)) return undefined;
    const resource = await this.#client.loadById(kind, id);
    if (!resource) {
      this.#missing.add(id);
      this.remarks.push(`${place} refers to ${kind} ${id}, which does not exist`);
      return undefined;
    }
    this.remember(kind, resource);
    const key = resource.key ?? (await this.toDraft(kind, resource)).key;
    this.#keys.set(id, key);
    return key;
  }
}

function listSkus({ masterData }: StoredResource): readonly string[] {
  const master = isRecord(masterData) ? masterData : {};
  const versions = [master.current, master.staged].filter(isRecord);
  const variants = versions.flatMap((data) => [data.masterVariant, ...storedList(data.variants)]);
  return variants.filter(isRecord).flatMap(({ sku }) => (typeof sku === "string" ? [sku] : []));
}

/** Returns the fields without references that have no key: their target is deleted, or not exported. */
export function dropLostReferences(fields: JsonFields): JsonFields {
  return dropFields(fields) ?? {};
}

function dropFields(fields: JsonFields): JsonFields | undefined {
  const remaining: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) {
    const found = dropValue(value);
    if (found !== undefined) remaining[name] = found;
    else if (essential.has(name)) return undefined;
  }
  return remaining;
}

function dropValue(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((each: Json) => {
      const remaining = dropValue(each);
      return remaining === undefined ? [] : [remaining];
    });
  }
  if (!isObject(value)) return value;
  return typeof value.typeId === "string" && typeof value.id === "string" ? undefined : dropFields(value);
}
