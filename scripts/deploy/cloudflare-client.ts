import { array, create, number, optional, type Struct, string, type, unknown } from "superstruct";

const Envelope = type({
  result: optional(unknown()),
  errors: optional(array(type({ code: optional(number()), message: string() }))),
  result_info: optional(type({ total_pages: optional(number()) })),
});

export type CloudflareSettings = {
  readonly accountId: string;
  readonly token: string;
  readonly fetch: typeof fetch;
};

const api = "https://api.cloudflare.com/client/v4";

/** Cloudflare refused or did not respond; `status` 404 also represents what does not exist yet. */
export class CloudflareError extends Error {
  readonly status: number;
  constructor(what: string, status: number, message: string) {
    super(`Cloudflare answered ${what} with ${status}: ${message}`);
    this.status = status;
  }
}

export type CloudflareClient = ReturnType<typeof createCloudflareClient>;

/**
 * Creates a client for the parts of Cloudflare's REST API that a deploy needs. Paths with `{account}` are the account's
 * own.
 */
export function createCloudflareClient({ accountId, token, fetch }: CloudflareSettings) {
  async function ask(method: "GET" | "POST", path: string, body?: unknown) {
    const address = `${api}${path.replace("{account}", `/accounts/${accountId}`)}`;
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(30_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = create(await answer.json(), Envelope);
    if (answer.ok) return envelope;
    const reasons = envelope.errors?.map(({ message }) => message).join("; ");
    throw new CloudflareError(`${method} ${path}`, answer.status, reasons || "no reason given");
  }
  return {
    async read<T, S>(path: string, shape: Struct<T, S>): Promise<T> {
      return create((await ask("GET", path)).result, shape);
    },
    /** All pages of a list. */
    async list<T, S>(path: string, shape: Struct<T, S>): Promise<readonly T[]> {
      const rows: T[] = [];
      for (let page = 1; ; page += 1) {
        const separator = path.includes("?") ? "&" : "?";
        const envelope = await ask("GET", `${path}${separator}page=${page}&per_page=50`);
        rows.push(...create(envelope.result ?? [], array(shape)));
        if (page >= (envelope.result_info?.total_pages ?? 1)) return rows;
      }
    },
    async send<T, S>(path: string, body: unknown, shape: Struct<T, S>): Promise<T> {
      return create((await ask("POST", path, body)).result, shape);
    },
  };
}

/** Resolves to the promise's value, or to `missing` after a 404. */
export async function orWhenMissing<T>(promise: Promise<T>, missing: T): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof CloudflareError && error.status === 404) return missing;
    throw error;
  }
}
