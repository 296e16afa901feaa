/** Largest body that any form or command of the shop needs, with room to spare. */
export const longestBodyBytes = 64 * 1024;

/** The whole body, or null when it is longer than allowed; a body without a stated length is counted as it comes. */
export async function readBoundedBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > longestBodyBytes) return null;
  const body = new Uint8Array(longestBodyBytes);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    if (length + chunk.length > longestBodyBytes) return null;
    body.set(chunk, length);
    length += chunk.length;
  }
  return body.slice(0, length);
}

/** Can the bytes be read as JSON? */
export function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}
