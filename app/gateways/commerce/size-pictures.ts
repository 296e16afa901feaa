import { ok } from "../../foundation/result";
import { toSizedPicture } from "../../foundation/sized-picture";
import type { CommerceClient } from "./commerce-client";

/** Shared responses keep their identity, so that derived values stay memoised. */
const sized = new WeakMap<object, unknown>();

/**
 * Wraps a client: in its responses, the photographs of `hosts` (pictures of variants and of categories) have their path
 * at the image gateway. Without hosts it returns the client itself.
 * Source: decision 185
 */
export function sizePictures(client: CommerceClient, hosts: readonly string[]): CommerceClient {
  if (hosts.length === 0) return client;
  return {
    ...client,
    async query(document, variables) {
      const answer = await client.query(document, variables);
      return answer.ok ? ok(sizeIn(answer.value, hosts)) : answer;
    },
    async queryShared(document, variables) {
      const answer = await client.queryShared(document, variables);
      if (!answer.ok) return answer;
      const own = (sized.get(answer) as typeof answer | undefined) ?? ok(sizeIn(answer.value, hosts));
      sized.set(answer, own);
      return own;
    },
  };
}

/** Copies a response, whose shape stays, with the paths of its pictures. */
function sizeIn<T>(value: T, hosts: readonly string[]): T {
  return sizeValue(value, hosts) as T;
}

function sizeValue(value: unknown, hosts: readonly string[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => sizeValue(item, hosts));
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    key === "images" && Array.isArray(field)
      ? field.map((image) => sizeField(image, "url", hosts))
      : sizeValue(field, hosts),
  ]);
  const copy: Readonly<Record<string, unknown>> = Object.fromEntries(fields);
  return copy.name === "CategoryImageURL" ? sizeField(copy, "value", hosts) : copy;
}

function sizeField(object: Readonly<Record<string, unknown>>, key: string, hosts: readonly string[]) {
  const url = object[key];
  return typeof url === "string" ? { ...object, [key]: toSizedPicture(url, hosts) } : object;
}
