import type { RouterContextProvider } from "react-router";
import { readLanguagePrefix } from "../../countries/model/language-prefix";
import { requestContext } from "../../request/context";

/** What a route's loader or action is called with; they hand it on whole. */
export type PageCall = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
};

/** Path and query of the page that is asked for, without language prefix: what `redirect` takes. */
export function readOwnPath(call: PageCall): string {
  const { pathname, search } = new URL(call.request.url);
  return withoutPrefix(call, pathname + search);
}

/** A path of this shop without its language prefix. */
export function withoutPrefix({ context }: Pick<PageCall, "context">, path: string): string {
  const first = /^\/([^/?]*)/.exec(path)?.[1] ?? "";
  const { kind } = readLanguagePrefix(first, context.get(requestContext).country);
  if (kind !== "other") return path;
  const rest = path.slice(1 + first.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
