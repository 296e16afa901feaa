import type { ShopContext } from "./shop-env";

/**
 * The response with changed headers: the same object where it allows that, because copying one costs a page from the
 * cache most of its time. An upgraded socket keeps its own.
 */
export function editHeaders(response: Response, edit: (headers: Headers) => void): Response {
  if (response.status === 101) return response;
  try {
    edit(response.headers);
    return response;
  } catch (error) {
    // What came from a binding is immutable.
    if (!(error instanceof TypeError)) throw error;
    const copy = new Response(response.body, response);
    edit(copy.headers);
    return copy;
  }
}

/** Changes the headers of the pipeline's answer. */
export function editAnswerHeaders(context: ShopContext, edit: (headers: Headers) => void): void {
  const edited = editHeaders(context.res, edit);
  if (edited !== context.res) replaceAnswer(context, edited);
}

/** Puts another answer into the pipeline; assigned over the old one, Hono would mix their headers. */
export function replaceAnswer(context: ShopContext, response: Response): void {
  context.res = undefined;
  context.res = response;
}

/** An answer in a sentence, for what is no page. */
export function toPlainAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
