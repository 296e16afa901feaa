/** Longer than any request that is well. */
const slowMs = 1_000;

/**
 * One line for what was refused, failed or was slow, with the ids of the client's request, so that an operator finds it
 * beside the client's own lines. Paths hold ids and no personal data; queries, which may, are left out.
 */
export function logRequest(request: Request, status: number, durationMs: number): void {
  if (status < 400 && durationMs < slowMs) return;
  const line = {
    level: status >= 500 ? "error" : "info",
    event: "platform-request",
    ...readIds(request.headers),
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    durationMs: Math.round(durationMs),
  };
  console.info(JSON.stringify(line));
}

/** What a client sends of its own request (`x-request-id`, W3C `traceparent`), as far as it looks like that. */
function readIds(headers: Headers): { readonly requestId?: string; readonly traceId?: string } {
  const requestId = /^[\w-]{8,64}$/.exec(headers.get("x-request-id") ?? "")?.[0];
  const traceId = /^00-([0-9a-f]{32})-/.exec(headers.get("traceparent") ?? "")?.[1];
  return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
}
