import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestContext } from "../../../app/request/context";
import type { RequestScope } from "./request-scope";

type RequestHandler = ReturnType<typeof createRequestHandler>;

/** A language prefix is the router's basename, so each prefix has its own handler. */
const handlers = new Map<string, RequestHandler>();

/** Changes with every build: a page of another build links to other assets. */
export const buildVersion: string = build.assets.version;

/** The file that names the scripts of all routes. */
export const routeManifest: string = build.assets.url;

const routePaths: ReadonlySet<string> = new Set(
  Object.values(build.routes).flatMap((route) => route?.path ?? []),
);

/** Renders a page, or loads its data, in the country and language of the scope. */
export function renderWithReactRouter(
  request: Request,
  scope: RequestScope,
  nonce: string,
): Promise<Response> {
  const context = new RouterContextProvider();
  const isDataRequest = new URL(request.url).pathname.endsWith(".data");
  context.set(requestContext, { ...scope, nonce, routePaths, isDataRequest });
  return findHandler(scope.basename)(request, context);
}

function findHandler(basename: string): RequestHandler {
  const known = handlers.get(basename);
  if (known) return known;
  const handler = createRequestHandler({ ...build, basename }, import.meta.env.MODE);
  handlers.set(basename, handler);
  return handler;
}
