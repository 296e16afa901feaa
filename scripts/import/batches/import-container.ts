import { array, assert, enums, optional, string, type } from "superstruct";
import type { Draft } from "../draft-line.ts";
import { type PlatformClient, PlatformError } from "../platform-client.ts";
import type { ResourceKind } from "../resource-kind.ts";

/** The platform's limit per request. */
export const draftsPerBatch = 20;

const containerKey = "ironhall-import";

const OutcomeShape = type({
  operationStatus: array(
    type({
      state: enums(["imported", "validationFailed", "unresolved", "rejected", "processing"]),
      errors: optional(array(type({ message: string() }))),
    }),
  ),
});

/**
 * Path and name of the kinds that are sent in batches. A platform without one of them refuses the batch; its drafts are
 * then sent one by one.
 */
const batchKinds: Readonly<Partial<Record<ResourceKind, readonly [path: string, type: string]>>> = {
  categories: ["categories", "category"],
  products: ["product-drafts", "product-draft"],
  inventory: ["inventories", "inventory"],
  reviews: ["reviews", "review"],
};

/** The platform's import protocol: many drafts in one request, each with its own result. */
export class ImportContainer {
  readonly #client: PlatformClient;

  private constructor(client: PlatformClient) {
    this.#client = client;
  }

  /** Returns undefined if the platform does not have the protocol here, or the client may not use it. */
  static async open(client: PlatformClient): Promise<ImportContainer | undefined> {
    try {
      const known = await client.loadContainer(containerKey);
      if (!known) await client.send("POST", "/import-containers", { key: containerKey });
      return new ImportContainer(client);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      return undefined;
    }
  }

  static takes(kind: ResourceKind): boolean {
    return batchKinds[kind] !== undefined;
  }

  /**
   * Sends new drafts, with references by key; returns for each the reason of its refusal, or null. Throws PlatformError
   * when the platform refuses the whole batch.
   */
  async send(kind: ResourceKind, drafts: readonly Draft[]): Promise<readonly (string | null)[]> {
    const [path, typeName] = batchKinds[kind] ?? [];
    const body = { type: typeName, resources: drafts };
    const answer = await this.#client.send("POST", `/${path}/import-containers/${containerKey}`, body);
    assert(answer, OutcomeShape);
    return drafts.map((_, at) => {
      const { state, errors } = answer.operationStatus[at] ?? { state: "rejected", errors: undefined };
      if (state === "imported") return null;
      return errors?.map(({ message }) => message).join("; ") || state;
    });
  }
}
