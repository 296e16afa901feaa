import { array, is, optional, record, string, type } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import { err, ok, type Result } from "../../foundation/result";
import type { TimedMemo } from "../commerce/timed-memo";
import { downloadText, parsePublicUrl } from "./public-document";

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

const Profile = type({
  ucp: type({
    version: string(),
    capabilities: optional(record(string(), array(type({ version: string() })))),
  }),
});

/**
 * Creates the reader of agents' profiles.
 * Source: UCP 2026-04-08, "Profile Requirements"
 */
export function createAgentProfiles(options: ProfileOptions): AgentProfiles {
  return {
    async load(given) {
      const url = parsePublicUrl(given, options.allowsLocal);
      if (!url) return err("invalid_profile_url");
      const known = options.memo.recall<AgentProfile>(url.href);
      if (known) return ok(known);
      const text = await downloadText(url, "application/json", options.fetch);
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
