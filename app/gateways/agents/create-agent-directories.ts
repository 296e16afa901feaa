import { array, type Infer, is, literal, size, string, type } from "superstruct";
import { parseJson } from "../../foundation/parse-json";
import type { TimedMemo } from "../commerce/timed-memo";
import { downloadText, parsePublicUrl } from "./public-document";

/** A public key for Ed25519 signatures. */
const SigningKey = type({ kty: literal("OKP"), crv: literal("Ed25519"), x: size(string(), 43) });
export type SigningKey = Infer<typeof SigningKey>;

export type AgentDirectories = {
  /** Loads the keys that an agent publishes on its host; none if the directory cannot be read. */
  loadKeys(agent: string): Promise<readonly SigningKey[]>;
};

type DirectoryOptions = {
  readonly fetch: typeof fetch;
  readonly memo: TimedMemo;
  /** Only on a developer's machine: directories of `*.localhost` over HTTP. */
  readonly allowsLocal: boolean;
};

const path = "/.well-known/http-message-signatures-directory";
const mediaType = "application/http-message-signatures-directory+json";
const mostKeys = 20;

const Directory = type({ keys: array() });

/**
 * Creates the reader of agents' key directories; a directory that was read is cached.
 * Keys other than for Ed25519 are left out.
 * Source: draft-meunier-http-message-signatures-directory
 */
export function createAgentDirectories({ fetch, memo, allowsLocal }: DirectoryOptions): AgentDirectories {
  return {
    async loadKeys(agent) {
      const url = parsePublicUrl(agent, allowsLocal);
      if (!url) return [];
      const directory = new URL(path, url);
      const known = memo.recall<readonly SigningKey[]>(directory.href);
      if (known) return known;
      const text = await downloadText(directory, mediaType, fetch);
      const content = text === null ? null : parseJson(text);
      if (!is(content, Directory)) return [];
      const keys = content.keys.slice(0, mostKeys).filter((key) => is(key, SigningKey));
      memo.put(directory.href, keys);
      return keys;
    },
  };
}
