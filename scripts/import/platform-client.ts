import { setTimeout as sleep } from "node:timers/promises";
import { array, assert, number, optional, string, type, unknown } from "superstruct";
import { parseJson } from "../../app/foundation/parse-json.ts";
import type { PlatformSettings } from "./choose-settings.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { type PlainRequest, type PlainResponse, sendRequest } from "./send-request.ts";

/** A resource from the platform: only these fields are interpreted, the rest is compared. */
export interface StoredResource {
  readonly id: string;
  readonly version: number;
  readonly key?: string | undefined;
  readonly [field: string]: unknown;
}

const StoredResourceShape = type({ id: string(), version: number(), key: optional(string()) });
const PageShape = type({ results: array(unknown()) });
const TokenShape = type({ access_token: string() });
const SignUpShape = type({ customer: unknown() });
const ProblemShape = type({
  message: string(),
  errors: optional(array(type({ detailedErrorMessage: optional(string()) }))),
});

const tries = 5;
const firstPauseMs = 200;
const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Returns the field that identifies a resource. */
export function nameOf(resource: string): "key" | "orderNumber" {
  return resource === "orders" ? "orderNumber" : "key";
}

/** The parts of a platform's REST interface that an import needs. Retries with pauses where that may help. */
export class PlatformClient {
  readonly #settings: PlatformSettings;
  #token: Promise<string> | undefined;

  constructor(settings: PlatformSettings) {
    this.#settings = settings;
  }

  /** Loads the resource of a key; undefined if missing. */
  async loadByKey(resource: string, key: string): Promise<StoredResource | undefined> {
    return this.#loadOne(`/${resource}/key=${encodeURIComponent(key)}`);
  }

  /** Reports whether no resource of a kind exists yet. */
  async isEmpty(resource: string): Promise<boolean> {
    const page = await this.send("GET", `/${resource}?limit=1&withTotal=false`);
    assert(page, PageShape);
    return page.results.length === 0;
  }

  /** Loads the existing ones of the keys (in a container, if given), in one request; at most 500. */
  async loadByKeys(
    resource: string,
    keys: readonly string[],
    container?: unknown,
  ): Promise<readonly StoredResource[]> {
    const inContainer = typeof container === "string" ? `container = ${JSON.stringify(container)} and ` : "";
    const where = `${inContainer}${nameOf(resource)} in (${keys.map((key) => JSON.stringify(key)).join(", ")})`;
    const query = new URLSearchParams({ where, limit: String(keys.length) });
    const page = await this.send("GET", `/${resource}?${query}`);
    assert(page, PageShape);
    return page.results.map(toResource);
  }

  /** Loads the resource of an id; undefined if missing. */
  async loadById(resource: string, id: string): Promise<StoredResource | undefined> {
    return this.#loadOne(`/${resource}/${encodeURIComponent(id)}`);
  }

  /** Loads a page in the order of the ids, after `lastId`; `where`: only those that match a predicate. */
  async listPage(
    resource: string,
    limit: number,
    lastId?: string,
    where?: string,
  ): Promise<readonly StoredResource[]> {
    const query = new URLSearchParams({ sort: "id asc", limit: String(limit), withTotal: "false" });
    if (lastId !== undefined) query.append("where", `id > ${JSON.stringify(lastId)}`);
    if (where !== undefined) query.append("where", where);
    const page = await this.send("GET", `/${resource}?${query}`);
    assert(page, PageShape);
    return page.results.map(toResource);
  }

  /** Reports whether an import container of this key exists. */
  async loadContainer(key: string): Promise<boolean> {
    try {
      await this.send("GET", `/import-containers/${key}`);
      return true;
    } catch (error) {
      if (error instanceof PlatformError && error.status === 404) return false;
      throw error;
    }
  }

  async create(resource: string, draft: unknown): Promise<StoredResource> {
    const answer = await this.send("POST", `/${resource}`, draft);
    if (resource !== "customers") return toResource(answer);
    // a new customer is returned with the cart of the sign-up
    assert(answer, SignUpShape);
    return toResource(answer.customer);
  }

  /** Applies update actions to the version that was read. */
  async update(resource: string, { id, key, version }: StoredResource, actions: readonly unknown[]) {
    const path = key === undefined ? id : `key=${encodeURIComponent(key)}`;
    return toResource(await this.send("POST", `/${resource}/${path}`, { version, actions }));
  }

  async #loadOne(path: string): Promise<StoredResource | undefined> {
    try {
      return toResource(await this.send("GET", path));
    } catch (error) {
      if (error instanceof PlatformError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Sends one request below the project, and returns the response body. Throws PlatformError. */
  async send(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> {
    const { apiUrl, projectKey } = this.#settings;
    this.#token ??= this.#fetchToken();
    const answer = await sendPatiently({
      method,
      url: `${apiUrl}/${projectKey}${path}`,
      headers: { authorization: `Bearer ${await this.#token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return parseAnswer(answer);
  }

  async #fetchToken(): Promise<string> {
    const { authUrl, clientId, clientSecret } = this.#settings;
    const answer = await sendPatiently({
      method: "POST",
      url: `${authUrl}/oauth/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    const token = parseAnswer(answer);
    assert(token, TokenShape);
    return token.access_token;
  }
}

/** Sends up to five times, with growing pauses, while the platform is busy or the connection fails. */
async function sendPatiently(request: PlainRequest): Promise<PlainResponse> {
  for (let turn = 1; ; turn += 1) {
    try {
      const answer = await sendRequest(request);
      if (!passingStatuses.has(answer.status) || turn === tries) return answer;
    } catch (error) {
      if (turn === tries) throw error;
    }
    await sleep(firstPauseMs * 2 ** (turn - 1));
  }
}

function parseAnswer({ status, text }: PlainResponse): unknown {
  const body = parseJson(text);
  if (status >= 200 && status < 300) return body;
  throw new PlatformError(status, `${status} ${toReason(body) ?? text.slice(0, 200)}`);
}

/** Returns the platform's message; for an unreadable body, also the error and its position. */
function toReason(body: unknown): string | undefined {
  if (!ProblemShape.is(body)) return undefined;
  const details = (body.errors ?? []).flatMap(({ detailedErrorMessage }) => detailedErrorMessage ?? []);
  return [body.message, ...details].join(" ");
}

function toResource(body: unknown): StoredResource {
  assert(body, StoredResourceShape);
  return body;
}

/** An unsuccessful response of the platform, with its message as the reason. */
export class PlatformError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "PlatformError";
    this.status = status;
  }
}

/** The platform's maximum page size. */
const pageSize = 500;

/**
 * Reads all resources of a kind, or those that match a predicate.
 * Reads page by page in the order of their ids: an offset would end at 10,000.
 */
export async function* readResources(
  client: Pick<PlatformClient, "listPage">,
  kind: ResourceKind,
  where?: string,
): AsyncGenerator<readonly StoredResource[]> {
  let last: StoredResource | undefined;
  do {
    const page = await client.listPage(kind, pageSize, last?.id, where);
    yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

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
