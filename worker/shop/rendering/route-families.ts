import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** Of addresses that only routes with a parameter match, the home page too. */
export const commonFamily = "";

/** What a family's name is read from as it stands: nothing that the router would decode first. */
const plainStart = /^\/(?:([\w-]+)(?=[/.]|$)|$)/;

/**
 * Chooses routes by the first segment of an address. The router tries each route in turn, and makes an object of each
 * for every page: most of a hundred cannot match.
 */
export type RouteFamilies = {
  /** Of a path without the language prefix; null: any route may match it. */
  findFamily(path: string): string | null;
  /** The build with those routes alone that may match addresses of the family; null: with all. */
  takeFamily(family: string | null): ServerBuild;
};

export function createRouteFamilies(build: ServerBuild): RouteFamilies {
  const families = new Set(
    Object.keys(build.routes).map((id) => readFamily(findTop(build.routes, id)?.path)),
  );
  return {
    findFamily(path) {
      const start = plainStart.exec(path);
      if (!start) return null;
      const [, segment = ""] = start;
      const family = segment.toLowerCase();
      return families.has(family) ? family : commonFamily;
    },
    takeFamily(family) {
      if (family === null) return build;
      const isTaken = (id: string) => {
        const own = readFamily(findTop(build.routes, id)?.path);
        return own === commonFamily || own === family;
      };
      const routes = takeEntries(build.routes, isTaken);
      return {
        ...build,
        routes,
        assets: { ...build.assets, routes: takeEntries(build.assets.routes, isTaken) },
      };
    },
  };
}

/** The first segment of a route's path where it is a word. */
function readFamily(path: string | undefined): string {
  const [first = ""] = path?.split("/") ?? [];
  return /^[\w-]+$/.test(first) ? first.toLowerCase() : commonFamily;
}

/** The route below the root that a route belongs to; undefined: the root. */
function findTop(routes: Routes, id: string): Routes[string] {
  const route = routes[id];
  const parent = route?.parentId === undefined ? undefined : routes[route.parentId];
  if (!parent) return undefined;
  return parent.parentId === undefined ? route : findTop(routes, parent.id);
}

function takeEntries<Entry>(
  entries: Readonly<Record<string, Entry>>,
  isTaken: (id: string) => boolean,
): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => isTaken(id)));
}
