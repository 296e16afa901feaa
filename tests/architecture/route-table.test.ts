import { describe, expect, it } from "vitest";
import {
  isDeclared,
  type RouteDescriptor,
  routeTable,
  sharedQuery,
  slugRoute,
} from "../../app/countries/model/route-table";
import { documentPath, endsInSlash, findShopRoute } from "../../app/countries/model/shop-paths";
import routes from "../../app/routes";
import { readSources } from "./source-files";

const table: readonly (readonly [string, RouteDescriptor])[] = Object.entries(routeTable);
const firstSegments = new Set(
  routes.flatMap(({ path: route }) => (route ? [route.split("/")[0] ?? ""] : [])),
);
const fixedSegments = [...firstSegments].filter((segment) => /^[a-z-]+$/.test(segment));

/** Lists query parameters of a path that its route does not declare; endpoints parse their own. */
function listUndeclared(href: string): readonly string[] {
  const url = new URL(href, "http://shop");
  const route: RouteDescriptor = findShopRoute(url.pathname) ?? slugRoute;
  if (route.kind === "endpoint") return [];
  const declared = [
    ...(route.query ?? []),
    ...(route.uncachedQuery ?? []),
    ...Object.values(sharedQuery).flat(),
  ];
  return [...url.searchParams.keys()].filter((name) => !isDeclared(name, declared));
}

/** Without the gateways, whose paths are those of other systems. */
const shopCode = readSources(["app"]).filter(({ path }) => !path.startsWith("app/gateways/"));

describe("the route table", () => {
  it("has a descriptor for every route of app/routes.ts, and none without a route", () => {
    expect(fixedSegments.length).toBeGreaterThan(30);
    expect(fixedSegments.filter((segment) => findShopRoute(`/${segment}`) === null)).toEqual([]);
    const pages = table.filter(([, { kind }]) => kind !== "endpoint").map(([segment]) => segment);
    expect(pages.filter((segment) => !firstSegments.has(segment))).toEqual([]);
  });

  it("ends no route with one fixed segment in a slash", () => {
    expect(fixedSegments.filter((segment) => endsInSlash([segment]))).toEqual([]);
  });

  it("marks the same paths as documents as the browser's pattern", () => {
    const wrong = table.filter(([segment, { opensDocument = false }]) => {
      return (
        documentPath.test(`/${segment}`) !== opensDocument ||
        documentPath.test(`/${segment}/a`) !== opensDocument
      );
    });
    expect(wrong).toEqual([]);
    const segments = /^\^\\\/\(([^)]+)\)/.exec(documentPath.source)?.[1]?.split("|") ?? [];
    expect(segments.filter((segment) => findShopRoute(`/${segment}`) === null)).toEqual([]);
  });

  it("offers crawlers only public pages in the sitemap", () => {
    const listed = table.filter(([, { isInSitemap }]) => isInSitemap);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(([, { kind, isRefusedToRobots }]) => kind !== "page" || isRefusedToRobots)).toEqual(
      [],
    );
  });
});

describe("query parameters", () => {
  /** These read the whole query, whatever its parameters. */
  const wholeQuery = [
    "app/catalogue/routes/by-slug.tsx",
    "app/frame/operations/find-page-elsewhere.server.ts",
    "app/frame/operations/to-document-head.server.ts",
  ];

  it("are read by routes and operations through the declared query only", () => {
    const reading = shopCode
      .filter(({ path }) => /^app\/[^/]+\/(?:routes|operations)\//.test(path))
      .filter(({ text }) => /searchParams|: URLSearchParams\b/.test(text));
    expect(reading.map(({ path }) => path).sort()).toEqual(wholeQuery);
    const single = reading.filter(({ text }) =>
      /(?<!url\.)searchParams\s*\.\s*(?:get|getAll|has)\(/.test(text),
    );
    expect(single).toEqual([]);
  });

  it("are declared by the target page of a written link", () => {
    const hrefs = shopCode.flatMap(({ text }) =>
      [...text.matchAll(/[`"'](?:\$\{[\w.]+\})?(\/[a-z][a-z\d/-]*\?[a-z][\w.-]*)=/g)].map(
        ([, href]) => `${href}=`,
      ),
    );
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => listUndeclared(href).length > 0)).toEqual([]);
  });

  it.each([
    ["/search?q=a&a.voltage=230&page=2", []],
    ["/search?colour=red", ["colour"]],
    ["/some-slug/?variant=b&toggle-x=on", []],
    ["/countries?from=/", []],
    ["/categories?page=2", ["page"]],
  ])("of %s without a declaration are %j", (href, undeclared) => {
    expect(listUndeclared(href)).toEqual(undeclared);
  });
});
