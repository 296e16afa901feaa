/** What Cloudflare lets through at most on the smaller plans; the connection of who sends more is cut. */
const MAX_DRAINED_BYTES = 100 * 1024 * 1024;

/**
 * Reads to its end what an answer left unread of a request, and forgets it: otherwise the runtime cuts the connection
 * under a client that keeps it, and that client's next request fails. The runtime sends no `Connection: close` that
 * would announce it.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let left = MAX_DRAINED_BYTES;
  const reader = request.body.getReader();
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
  } catch {
    // The client went away before it had sent everything: there is no connection left to keep.
  }
}
