import { array, is, optional, record, string, type } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import { err, ok, type Result } from "../../foundation/result";
import type { TimedMemo } from "../commerce/timed-memo";
import { withTimeLimit } from "../with-time-limit";

/** What an agent's platform declares: its protocol version, and the versions of its capabilities by name. */
export type AgentProfile = {
  readonly version: string;
  readonly capabilities: Readonly<Record<string, readonly string[]>>;
};

/** Codes of the specification, with their HTTP status in the REST binding. */
export type ProfileError = "invalid_profile_url" | "profile_unreachable" | "profile_malformed";

export type AgentProfiles = {
  /** Loads the profile at a URL that a request names. */
  load(url: string): Promise<Result<AgentProfile, ProfileError>>;
};

type ProfileOptions = {
  readonly fetch: typeof fetch;
  readonly memo: TimedMemo;
  /** Only on a developer's machine: profiles of `*.localhost` over HTTP. */
  readonly allowsLocal: boolean;
};

const requestTimeoutMs = 2_000;
const longestProfile = 64 * 1024;
const longestUrl = 500;

const Profile = type({
  ucp: type({
    version: string(),
    capabilities: optional(record(string(), array(type({ version: string() })))),
  }),
});

/**
 * Creates the reader of agents' profiles.
 * Follows no redirect, reads at most 64 KiB, and requests no IP address or host without a public domain.
 * Source: UCP 2026-04-08, "Profile Requirements"
 */
export function createAgentProfiles(options: ProfileOptions): AgentProfiles {
  return {
    async load(given) {
      const url = parseProfileUrl(given, options.allowsLocal);
      if (!url) return err("invalid_profile_url");
      const known = options.memo.recall<AgentProfile>(url.href);
      if (known) return ok(known);
      const text = await download(url, options.fetch);
      if (text === null) return err("profile_unreachable");
      const content = parseJson(text);
      if (!is(content, Profile)) return err("profile_malformed");
      const { version, capabilities = {} } = content.ucp;
      const versions = Object.entries(capabilities).map(
        ([name, entries]) => [name, entries.map((entry) => entry.version)] as const,
      );
      const profile = { version, capabilities: Object.fromEntries(versions) };
      options.memo.put(url.href, profile);
      return ok(profile);
    },
  };
}

/** Parses a profile's URL; null if it is not public. */
export function parseProfileUrl(given: string, allowsLocal: boolean): URL | null {
  const url = given.length <= longestUrl ? URL.parse(given) : null;
  if (!url || url.username || url.password) return null;
  const isLocal = /(?:^|\.)localhost$/.test(url.hostname);
  if (isLocal) return allowsLocal && url.protocol === "http:" ? url : null;
  // A registered domain: the last label of an IPv4 address is a number, and an IPv6 address has brackets.
  const isPublic = /\.[a-z][a-z\d-]*[a-z]$/.test(url.hostname) && !/\.(?:internal|local)$/.test(url.hostname);
  return url.protocol === "https:" && url.port === "" && isPublic ? url : null;
}

/** Returns the document; null if it cannot be read. */
async function download(url: URL, fetchProfile: typeof fetch): Promise<string | null> {
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const init = { headers: { accept: "application/json" }, redirect: "manual", signal } as const;
      const response = await fetchProfile(url.href, init);
      if (response.status === 200) return await readText(response);
      await response.body?.cancel();
      return null;
    });
  } catch {
    return null;
  }
}

async function readText({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestProfile) return null;
  }
  return text + decoder.decode();
}
