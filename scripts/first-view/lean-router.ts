import type { Config } from "@react-router/dev/config";
import type { Plugin } from "vite";

/**
 * What stands for functions that this shop's configuration never lets run: what they say of a router without their
 * feature, or an error where somebody asks for it.
 */
const leftOut = '() => { throw Error("The build leaves this out: scripts/first-view/lean-router.ts"); }';
const nothing = "() => {}";
const standIns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Routes that are asked for as their links come into view; and the same again for who steers that.
  "dom/ssr/fog-of-war": {
    URL_LIMIT: "0",
    getManifestPath: leftOut,
    getManifestPathsParam: leftOut,
    getPartialManifest: leftOut,
    getPatchRoutesOnNavigationFunction: nothing,
    getPathsWithAncestors: leftOut,
    handleClientVersionMismatch: leftOut,
    isFogOfWarEnabled: "() => false",
    shouldUseInitialRouteDiscovery: leftOut,
    useFogOFWarDiscovery: nothing,
  },
  "dom/ssr/route-discovery": {
    RouteDiscoveryRuntime: leftOut,
    getCustomPatchRoutesOnNavigationFunction: leftOut,
    useCustomRouteDiscovery: leftOut,
    useRouteDiscovery: leftOut,
  },
  // Whoever wants to be told of each navigation gives the router functions for it: the shop gives none.
  "router/instrumentation": {
    consumeInstrumentationClientResultMetaReceiver: nothing,
    getRouteInstrumentationUpdates: leftOut,
    instrumentClientSideRouter: leftOut,
    instrumentHandler: leftOut,
    instrumentationResultMetaContext: "null",
  },
};

/**
 * Leaves out of the browser's router what a router with all its routes from the start never runs (3.7 kB). The build fails
 * when the configuration asks for one of these parts, or when the router has others.
 */
export function leaveOutUnusedParts({ routeDiscovery, future }: Config): Plugin {
  const found = new Set<string>();
  return {
    name: "leave-out-unused-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const isWanted =
        routeDiscovery?.mode !== "initial" || "unstable_customRouteDiscovery" in (future ?? {});
      if (isWanted) this.error("leave-out-unused-parts leaves out what this configuration asks for");
    },
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/lib\/(?:dom\/ssr\/(?:fog-of-war|route-discovery)|router\/instrumentation)\.js/,
      },
      handler(code, id) {
        const part = Object.keys(standIns).find((name) => id.includes(`/lib/${name}.js`)) ?? "";
        const functions = standIns[part] ?? {};
        const [, names = ""] = /^export \{ (.*) \};$/m.exec(code) ?? [];
        if (names !== Object.keys(functions).join(", "))
          this.error(`React Router's ${part} is another: ${names}`);
        found.add(part);
        const lines = Object.entries(functions).map(([name, text]) => `export const ${name} = ${text};`);
        return { code: lines.join("\n"), map: { mappings: "" }, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error && found.size < Object.keys(standIns).length)
        this.error("React Router has other parts: leave-out-unused-parts finds some no more");
    },
  };
}

/**
 * Says of the router's components that making them has no effect, so that those that no page uses are left out (1.3 kB).
 * The build fails when the router's text is no longer the one that this is about.
 */
export function leaveOutUnusedComponents(): Plugin {
  const found = { names: 0, makings: 0 };
  return {
    name: "leave-out-unused-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        const mark = (kind: keyof typeof found, text: string) => {
          found[kind] += 1;
          return text;
        };
        return {
          code: code
            .replace(/^\w+\.displayName = .*;$/gm, () => mark("names", ""))
            .replace(/ = (?=React(?:\$1)?\.(?:forwardRef|createContext)\()/g, () =>
              mark("makings", " = /* @__PURE__ */ "),
            ),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && (found.names === 0 || found.makings === 0))
        this.error(
          "React Router makes its components in another way: leave-out-unused-components finds none",
        );
    },
  };
}
