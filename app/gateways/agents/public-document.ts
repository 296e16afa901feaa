import { withTimeLimit } from "../with-time-limit";

const requestTimeoutMs = 2_000;
const longestDocument = 64 * 1024;
const longestUrl = 500;

/**
 * Parses the URL of a document that an agent names; null if it is not public.
 * Public is HTTPS on the standard port of a host with a public domain, never of an IP address.
 *
 * @param allowsLocal only on a developer's machine: `*.localhost` over HTTP
 */
export function parsePublicUrl(given: string, allowsLocal: boolean): URL | null {
  const url = given.length <= longestUrl ? URL.parse(given) : null;
  if (!url || url.username || url.password) return null;
  const isLocal = /(?:^|\.)localhost$/.test(url.hostname);
  if (isLocal) return allowsLocal && url.protocol === "http:" ? url : null;
  // A registered domain: the last label of an IPv4 address is a number, and an IPv6 address has brackets.
  const isPublic = /\.[a-z][a-z\d-]*[a-z]$/.test(url.hostname) && !/\.(?:internal|local)$/.test(url.hostname);
  return url.protocol === "https:" && url.port === "" && isPublic ? url : null;
}

/** Returns a document of at most 64 KiB, without following redirects; null if it cannot be read in two seconds. */
export async function downloadText(
  url: URL,
  accept: string,
  fetchDocument: typeof fetch,
): Promise<string | null> {
  try {
    return await withTimeLimit(requestTimeoutMs, async (signal) => {
      const init = { headers: { accept }, redirect: "manual", signal } as const;
      const response = await fetchDocument(url.href, init);
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
    if (text.length > longestDocument) return null;
  }
  return text + decoder.decode();
}
