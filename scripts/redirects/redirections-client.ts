import {
  array,
  boolean,
  create,
  type Infer,
  is,
  nullable,
  number,
  type Struct,
  string,
  type,
} from "superstruct";
import { parseJson } from "../../app/foundation/parse-json.ts";
import { type PlainRequest, sendRequest } from "../import/send-request.ts";
import { sendAgain } from "../reindex/send-fetch.ts";
import type { RedirectionsSettings } from "./choose-redirections.ts";
import type { Redirect } from "./redirect.ts";

const Listed = type({
  host: string(),
  path: string(),
  target: string(),
  code: number(),
  hits: number(),
  lastHitOn: nullable(string()),
});
const Page = type({ revision: number(), redirections: array(Listed), isLast: boolean() });
const Begun = type({ import: string() });
const Committed = type({ added: number(), changed: number(), removed: number() });
const Missed = type({
  host: string(),
  path: string(),
  count: number(),
  firstDay: string(),
  lastDay: string(),
});
const Misses = type({ misses: array(Missed) });
const Problem = type({ message: string() });

export type ListedRedirect = Infer<typeof Listed>;
export type Miss = Infer<typeof Missed>;
type Import = {
  readonly redirects: readonly Redirect[];
  readonly revision: number;
  readonly replaces: boolean;
};

/** Rows per request: a few hundred kilobytes. */
const batchSize = 1_000;

/** Client of the operator API for a shop's redirections. Every method throws an error with the service's message. */
export class RedirectionsClient {
  readonly #settings: RedirectionsSettings;

  constructor(settings: RedirectionsSettings) {
    this.#settings = settings;
  }

  /** Returns whether the service has never had an import. */
  async isEmpty(): Promise<boolean> {
    const { revision } = await this.#send("GET", "/operator/redirections", Page);
    return revision === 0;
  }

  /** Returns all redirections and their revision. Throws if another import changes them between two pages. */
  async list(): Promise<{ readonly revision: number; readonly redirects: readonly ListedRedirect[] }> {
    const redirects: ListedRedirect[] = [];
    let first: number | null = null;
    while (true) {
      const last = redirects.at(-1);
      const query = new URLSearchParams({ afterPath: last?.path ?? "", afterHost: last?.host ?? "" });
      const page = await this.#send("GET", `/operator/redirections?${query}`, Page);
      first ??= page.revision;
      if (page.revision !== first) throw new Error("Another import took effect meanwhile: run it again");
      redirects.push(...page.redirections);
      if (page.isLast) return { revision: first, redirects };
    }
  }

  /**
   * Imports redirections, all or none.
   *
   * `revision`: the revision on which the import is based; the service refuses another one.
   * `replaces`: also removes redirections that are not in the import.
   *
   * @returns how many were added, changed and removed
   */
  async importRedirects({ redirects, revision, replaces }: Import): Promise<Infer<typeof Committed>> {
    const { import: id } = await this.#send("POST", "/operator/imports", Begun);
    try {
      for (let at = 0; at < redirects.length; at += batchSize) {
        const rows = redirects.slice(at, at + batchSize).map(toRow);
        await this.#send("POST", `/operator/imports/${id}/rows`, type({}), rows);
      }
      return await this.#send("POST", `/operator/imports/${id}/commit`, Committed, { revision, replaces });
    } catch (error) {
      // If this fails, the nightly clean-up deletes the import.
      await this.#call({ method: "DELETE", url: `/operator/imports/${id}` }).catch(() => undefined);
      throw error;
    }
  }

  /** Lists requested paths without a redirection, most frequent first. */
  async listMisses(since: string, limit: number): Promise<readonly Miss[]> {
    const query = new URLSearchParams({ since, limit: String(limit) });
    return (await this.#send("GET", `/operator/misses?${query}`, Misses)).misses;
  }

  async #send<T>(
    method: "GET" | "POST",
    path: string,
    answer: Struct<T, unknown>,
    body?: unknown,
  ): Promise<T> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const { status, text } = await this.#call({ method, url: path, ...sent });
    if (status >= 300) throw new Error(`The redirections responded ${status}: ${readMessage(text)}`);
    return create(JSON.parse(text), answer);
  }

  #call({ method, url, body }: Omit<PlainRequest, "headers">) {
    const { apiUrl, operatorSecret } = this.#settings;
    const headers = { authorization: `Bearer ${operatorSecret}`, "content-type": "application/json" };
    // Every request can be repeated except the commit of an import, which consumes its rows.
    const send = url.endsWith("/commit") ? sendRequest : (request: PlainRequest) => sendAgain(request);
    return send({ method, url: `${apiUrl}${url}`, headers, ...(body !== undefined && { body }) });
  }
}

function toRow({ host, path, target, code, targetHost, targetPath, targetBarePath }: Redirect) {
  return { host, path, target, code, targetHost, targetPath, targetBarePath };
}

function readMessage(text: string): string {
  const body = parseJson(text);
  return is(body, Problem) ? body.message : text.slice(0, 200);
}
