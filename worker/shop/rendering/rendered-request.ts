/** Matches no page of the shop, so that the router shows its 404. */
const nowhere = "not-found/not-found";

/** The request as the router gets it: an address that must not be found is replaced by one that cannot be. */
export function toRenderedRequest(request: Request, isNotFound: boolean, basename: string): Request {
  if (!isNotFound) return request;
  const prefix = basename === "/" ? "/" : `${basename}/`;
  return new Request(new URL(`${prefix}${nowhere}`, request.url), request);
}
