import { isRecord } from "./compare/same-value.ts";
import { type PlatformClient, readResources, type StoredResource } from "./platform-client.ts";
import type { ResourceKind } from "./resource-kind.ts";

/** Kinds whose prices the platform reduces by its product discounts. */
const pricedKinds: ReadonlySet<ResourceKind> = new Set(["products", "standalone-prices"]);

/**
 * Removes from stored resources the reduced prices that the platform calculated.
 * Drafts do not contain those.
 */
export class CalculatedPrices {
  /** Discounts whose reduced prices are set by hand. */
  readonly #external: ReadonlySet<string>;

  private constructor(external: ReadonlySet<string>) {
    this.#external = external;
  }

  static async load(client: PlatformClient, kind: ResourceKind): Promise<CalculatedPrices | undefined> {
    if (!pricedKinds.has(kind)) return undefined;
    const external = new Set<string>();
    for await (const page of readResources(client, "product-discounts")) {
      for (const { id, value } of page) {
        if (isRecord(value) && value.type === "external") external.add(id);
      }
    }
    return new CalculatedPrices(external);
  }

  removeFrom(resource: StoredResource): StoredResource {
    return { ...this.#cleanRecord(resource), id: resource.id, version: resource.version };
  }

  #cleanRecord(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const entries = Object.entries(value).flatMap(([name, each]) =>
      name === "discounted" && this.#isCalculated(each) ? [] : [[name, this.#clean(each)] as const],
    );
    return Object.fromEntries(entries);
  }

  #clean(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#clean(each));
    return isRecord(value) ? this.#cleanRecord(value) : value;
  }

  #isCalculated(discounted: unknown): boolean {
    const discount = isRecord(discounted) ? discounted.discount : undefined;
    return isRecord(discount) && !this.#external.has(String(discount.id));
  }
}
