import type { RouterContextProvider } from "react-router";
import { readLanguagePrefix } from "../../countries/model/language-prefix";
import { requestContext } from "../../request/context";

/** The arguments of a route's loader or action, passed on whole. */
export type PageCall = {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
};

/** Returns path and query of the requested page, without language prefix: the argument of `redirect`. */
export function readOwnPath(call: PageCall): string {
  const { pathname, search } = new URL(call.request.url);
  return withoutPrefix(call, pathname + search);
}

/** Returns a path of this shop without its language prefix. */
export function withoutPrefix({ context }: Pick<PageCall, "context">, path: string): string {
  const first = /^\/([^/?]*)/.exec(path)?.[1] ?? "";
  const { kind } = readLanguagePrefix(first, context.get(requestContext).country);
  if (kind !== "other") return path;
  const rest = path.slice(1 + first.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
