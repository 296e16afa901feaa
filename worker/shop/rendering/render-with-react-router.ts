import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  contactHashSaltContext,
  countryContext,
  gatewaysContext,
  laterContext,
  localeContext,
  logContext,
  nonceContext,
  noteLinesContext,
  nowContext,
  openCountriesContext,
  originContext,
  outsideSitesContext,
  parcelPageContext,
  partySettingsContext,
  retryAfterContext,
  routePathsContext,
  sessionContext,
  signInFlowContext,
  togglesContext,
  translateContext,
  utmSourceContext,
  visitContext,
  walletsContext,
  watchedPercentContext,
} from "../../../app/request/context";
import { isDataRequestContext } from "../../../app/request/static-page";
import type { RequestScope } from "./request-scope";
import { createRouteFamilies } from "./route-families";

type RequestHandler = ReturnType<typeof createRequestHandler>;

const families = createRouteFamilies(build);

/**
 * A language prefix is the router's basename, so each prefix has handlers of its own: one for each family of routes, and
 * one for all routes.
 */
const handlers = new Map<string, RequestHandler>();

/** Changes with every build: what was rendered by another build points at other assets. */
export const buildVersion: string = build.assets.version;

/** The file that names the scripts of all routes. */
export const routeManifest: string = build.assets.url;

const routePaths: ReadonlySet<string> = new Set(
  Object.values(build.routes).flatMap((route) => route?.path ?? []),
);

/** Lets React Router answer a page, data or resource request in the scope's country and language. */
export function renderWithReactRouter(
  request: Request,
  scope: RequestScope,
  nonce: string,
): Promise<Response> {
  const context = toRouterContext(scope, nonce);
  const { pathname } = new URL(request.url);
  context.set(isDataRequestContext, pathname.endsWith(".data"));
  return findHandler(scope.basename, pathname)(request, context);
}

function findHandler(basename: string, pathname: string): RequestHandler {
  const family = families.findFamily(basename === "/" ? pathname : pathname.slice(basename.length));
  const key = `${basename} ${family}`;
  const known = handlers.get(key);
  if (known) return known;
  const handler = createRequestHandler({ ...families.takeFamily(family), basename }, import.meta.env.MODE);
  handlers.set(key, handler);
  return handler;
}

function toRouterContext(scope: RequestScope, nonce: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(countryContext, scope.country);
  context.set(localeContext, scope.locale);
  context.set(translateContext, scope.translate);
  context.set(sessionContext, scope.session);
  context.set(visitContext, scope.visit);
  context.set(signInFlowContext, scope.signInFlow);
  context.set(gatewaysContext, scope.gateways);
  context.set(nonceContext, nonce);
  context.set(logContext, scope.log);
  context.set(originContext, scope.origin);
  context.set(openCountriesContext, scope.openCountries);
  context.set(nowContext, scope.now);
  context.set(partySettingsContext, scope.parties);
  context.set(contactHashSaltContext, scope.contactHashSalt);
  context.set(utmSourceContext, scope.utmSource);
  context.set(noteLinesContext, scope.untold.note);
  context.set(walletsContext, scope.wallets);
  context.set(parcelPageContext, scope.parcelPage);
  context.set(watchedPercentContext, scope.watchedPercent);
  context.set(outsideSitesContext, scope.outsideSites);
  context.set(togglesContext, scope.toggles);
  context.set(laterContext, scope.later);
  context.set(retryAfterContext, scope.attempts.retryAfterSeconds);
  context.set(routePathsContext, routePaths);
  return context;
}
