import type { EntryContext } from "react-router";
import { styleSheets } from "../../design/style-sheets.server";
import type { FirstView } from "../model/first-view";
import { startLate } from "./start-late.server";

type Options = {
  /** `@font-face` rules of the page's language. */
  readonly fontRules: string;
  /** Those of the system's fonts that are shown until then. */
  readonly fallbackRules: string;
  /** The scripts start at the visitor's first interaction (docs/decisions/043). */
  readonly isLate: boolean;
  readonly nonce: string;
  /** URLs of the page's style sheets in addition to those of its routes. */
  readonly pageStyles: readonly string[];
};

/** A document whose scripts wait, with the URLs of all of them. */
export type HeldDocument = {
  /** The router's context without the imports that `<Scripts>` would have the browser load at once. */
  readonly routerContext: EntryContext;
  readonly scripts: readonly string[];
};

/**
 * Returns the first view for the head of a rendered document (docs/decisions/043). During development there are
 * no built style sheets and no start script.
 */
export function toFirstView(
  routerContext: EntryContext,
  { fontRules, fallbackRules, isLate, nonce, pageStyles }: Options,
): FirstView {
  const shared = { script: startLate, nonce, fontRules };
  if (startLate === "" || !isLate)
    return { ...shared, css: fallbackRules, inlined: null, linked: pageStyles, isLate: false };
  const ofRoutes = listActiveRoutes(routerContext).flatMap(({ css }) => css ?? []);
  const inlined = [...new Set([...ofRoutes, ...pageStyles])];
  // The router appends "#" to the URL of a style sheet that a script imports as well; such a script looks for a link
  // without it.
  const files = new Set(inlined.map((href) => href.replace(/#$/, "")));
  const rules = [...files].map((href) => styleSheets[href] ?? "");
  return { ...shared, css: rules.join("") + fallbackRules, inlined, linked: [], isLate: true };
}

/**
 * Removes the scripts' URLs from the router's context, for a document whose scripts wait.
 *
 * @param pageScripts URLs of the page's scripts in addition to those of its routes
 */
export function holdImports(routerContext: EntryContext, pageScripts: readonly string[]): HeldDocument {
  const { manifest } = routerContext;
  const active = listActiveRoutes(routerContext);
  const scripts = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const routes = { ...manifest.routes };
  for (const route of active) {
    for (const url of [route.module, ...(route.imports ?? [])]) scripts.add(url);
    routes[route.id] = { ...route, imports: [] };
  }
  const entry = { ...manifest.entry, imports: [] };
  return {
    routerContext: { ...routerContext, manifest: { ...manifest, entry, routes } },
    scripts: [...new Set([...scripts, ...pageScripts])],
  };
}

/**
 * Delays the document's module script until the start script loads it.
 * `<Scripts>` writes it as `async`, so it would run at once. Its type becomes `text/plain`, and its `data-late` lists
 * the URLs of all scripts. Removes the `modulepreload` links.
 */
export function holdScripts(document: Response, scripts: readonly string[]): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.remove() })
    .on('script[type="module"][async]', {
      element(script) {
        script.setAttribute("type", "text/plain").removeAttribute("async");
        script.setAttribute("data-late", scripts.join(" "));
      },
    })
    .transform(document);
}

/**
 * Lists manifest entries of the rendered routes; after an error, up to the route that renders the error page.
 */
function listActiveRoutes({ manifest, staticHandlerContext: { matches, errors } }: EntryContext) {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1;
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  return shown.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}
