import { PlatformClient, PlatformError, type StoredResource } from "./platform-client.ts";

/**
 * Reads a platform and writes nothing.
 * Returns what an import would create or change as if it were done. The platform's own objections appear only in a real
 * run.
 */
export class DryRunClient extends PlatformClient {
  override async create(resource: string, draft: unknown): Promise<StoredResource> {
    const fields = typeof draft === "object" && draft !== null ? { ...draft } : {};
    const key = "key" in fields && typeof fields.key === "string" ? fields.key : crypto.randomUUID();
    return { ...fields, id: `new ${resource} ${key}`, version: 1, key };
  }

  override async update(_resource: string, stored: StoredResource): Promise<StoredResource> {
    return stored;
  }

  /** Sends no batches: a refused batch is sent draft by draft, which `create` handles. */
  override async send(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> {
    if (method === "GET") return super.send(method, path, body);
    throw new PlatformError(403, "Nothing is written in a dry run.");
  }
}
