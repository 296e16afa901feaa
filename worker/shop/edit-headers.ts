import type { ShopContext } from "./shop-env";

/**
 * Edits a response's headers, in place where possible: a copy takes most of the time of a page from the cache.
 * A WebSocket response is left as it is.
 */
export function editHeaders(response: Response, edit: (headers: Headers) => void): Response {
  if (response.status === 101) return response;
  try {
    edit(response.headers);
    return response;
  } catch (error) {
    // Responses of bindings are immutable.
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(response.body, response);
    edit(copy.headers);
    return copy;
  }
}

/** Edits the headers of the pipeline's response. */
export function editAnswerHeaders(context: ShopContext, edit: (headers: Headers) => void): void {
  const edited = editHeaders(context.res, edit);
  if (edited !== context.res) replaceAnswer(context, edited);
}

/** Replaces the pipeline's response; on assignment Hono would mix the headers of both. */
export function replaceAnswer(context: ShopContext, response: Response): void {
  context.res = undefined;
  context.res = response;
}

/** A plain-text response for requests that are not for a page. */
export function toPlainAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
