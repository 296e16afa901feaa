import { ok } from "../../foundation/result";
import { hasSwissSpelling, toSwissSpelling } from "../../foundation/swiss-spelling";
import type { CommerceClient } from "./commerce-client";

/** Shared responses keep their identity, so that derived values stay memoised. */
const respelt = new WeakMap<object, unknown>();

/**
 * Wraps a client for catalogue data, whose German texts Germany, Austria and Switzerland share: the responses have the
 * spelling of `locale`. For personal data use the client itself.
 */
export function respellClient(client: CommerceClient, locale: string): CommerceClient {
  if (!hasSwissSpelling(locale)) return client;
  return {
    ...client,
    async query(document, variables) {
      const answer = await client.query(document, variables);
      return answer.ok ? ok(toSwissSpelling(answer.value)) : answer;
    },
    async queryShared(document, variables) {
      const answer = await client.queryShared(document, variables);
      if (!answer.ok) return answer;
      const known = respelt.get(answer) as typeof answer | undefined;
      const own = known ?? ok(toSwissSpelling(answer.value));
      respelt.set(answer, own);
      return own;
    },
  };
}
