import { describe, expect, it } from "vitest";
import { mayImport } from "./may-import";
import { toPlace } from "./place";
import { readImports, toImportedPath } from "./read-imports";
import { codeFolders, readSources, readStyles, readTests } from "./source-files";

const sources = [...readSources(codeFolders), ...readStyles(codeFolders)];

/** Packages that rules and gateways may not import. */
const pagePackages = /^(?:react|react-dom|react-router|hono)(?:\/|$)/;
const react = /^(?:react|react-dom)(?:\/|$)/;

describe("imports between folders", () => {
  it("follow the table", () => {
    const wrong = sources.flatMap((source) => {
      const from = toPlace(source.path);
      // React Router writes a route's types beside it.
      return readImports(source)
        .filter(({ specifier }) => !specifier.includes("/+types/"))
        .flatMap(({ specifier, isTypeOnly }) => {
          const imported = toImportedPath(source.path, specifier);
          const isAllowed = imported === null || mayImport({ from, to: toPlace(imported), isTypeOnly });
          return isAllowed ? [] : [`${source.path} → ${imported}`];
        });
    });
    expect(wrong).toEqual([]);
  });

  it("use one of React's server builds: each is a renderer of 200 kB that the worker parses at start", () => {
    const shop = sources.filter(({ path }) => /^(?:app|worker\/shop|durable-objects)\//.test(path));
    const specifiers = shop.flatMap((source) => readImports(source).map(({ specifier }) => specifier));
    const builds = specifiers.filter((specifier) => /^react-dom\/(?:server|static)/.test(specifier));
    expect([...new Set(builds)]).toEqual(["react-dom/server.node"]);
  });

  it("keep pages out of rules, gateways and the foundation", () => {
    const wrong = sources
      .filter(({ path }) => /^app\/(?:foundation|gateways|[^/]+\/model)\//.test(path))
      .flatMap((source) =>
        readImports(source)
          .filter(({ specifier }) => pagePackages.test(specifier))
          .map(({ specifier }) => `${source.path} → ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it("keep React and the router's responses out of operations: only a route throws or redirects", () => {
    const operations = sources.filter(({ path }) => /^app\/[^/]+\/operations\//.test(path));
    const wrong = operations.flatMap((source) =>
      readImports(source)
        .filter(
          ({ specifier, isTypeOnly }) =>
            react.test(specifier) || (!isTypeOnly && /^react-router(?:\/|$)/.test(specifier)),
        )
        .map(({ specifier }) => `${source.path} → ${specifier}`),
    );
    expect(operations.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it("include composed styles, globs and dynamic imports", () => {
    const read = (path: string, text: string) =>
      readImports({ path, text }).map(({ specifier }) => toImportedPath(path, specifier));
    expect(read("app/cart/ui/a.module.css", '.a { composes: b from "../../design/b.module.css"; }')).toEqual([
      "app/design/b.module.css",
    ]);
    expect(read("app/i18n/a.ts", 'import.meta.glob<string>("/locales/*/*.json", { eager: true });')).toEqual([
      "locales/*/*.json",
    ]);
    expect(read("app/cart/ui/a.ts", 'import.meta.glob(["./b/*.ts", "../c/*.ts"]);')).toEqual([
      "app/cart/ui/b/*.ts",
      "app/cart/c/*.ts",
    ]);
    expect(read("app/cart/ui/a.ts", 'const load = () => import("../model/b");')).toEqual([
      "app/cart/model/b",
    ]);
  });

  it("reach the demo through one module, so that the folder can be deleted", () => {
    const others = [...sources, ...readTests()].filter(({ path }) => !path.startsWith("demo/"));
    const wrong = others.flatMap((source) =>
      readImports(source)
        .filter(({ specifier }) => toImportedPath(source.path, specifier)?.startsWith("demo/"))
        .map(({ specifier }) => `${source.path} → ${specifier}`),
    );
    expect(wrong).toEqual([]);
    const naming = others
      .filter(({ text }) => /["'`/]demo\/(?:generate|seed)\b/.test(text))
      .map(({ path }) => path);
    expect(naming.filter((file) => !file.startsWith("tests/")).sort()).toEqual([
      "scripts/base/load-demo.ts",
      "scripts/house/build-shop.mjs",
    ]);
  });

  it("cover only files in places that the table knows", () => {
    expect(sources.map(({ path }) => path).filter((path) => toPlace(path).kind === "elsewhere")).toEqual([]);
  });

  it.each([
    ["app/cart/model/a.ts", "app/catalogue/model/b", true],
    ["app/catalogue/model/a.ts", "app/cart/model/b", false],
    ["app/recommendations/model/a.ts", "app/tracking/model/b", false],
    ["app/cart/ui/a.tsx", "app/cart/operations/b.server", false],
    ["app/sign-in/operations/a.server.ts", "app/cart/operations/b.server", true],
    ["app/sign-in/operations/a.server.ts", "app/accounts/operations/b.server", true],
    ["app/cart/operations/a.server.ts", "app/sign-in/operations/b.server", false],
    ["app/accounts/operations/a.server.ts", "app/sign-in/operations/b.server", false],
    ["app/accounts/routes/a.tsx", "app/sign-in/operations/b.server", true],
    ["app/cart/ui/a.tsx", "app/cart/browser/b", true],
    ["app/cart/browser/a.ts", "app/cart/model/b", true],
    ["app/cart/browser/a.ts", "app/design/notification-store", true],
    ["app/cart/browser/a.ts", "app/design/reload-page", true],
    ["app/cart/browser/a.ts", "app/design/button", false],
    ["app/cart/browser/a.ts", "app/cart/ui/b", false],
    ["app/cart/browser/a.ts", "app/cart/operations/b.server", false],
    ["app/cart/routes/a.tsx", "app/checkout/ui/b", true],
    ["app/cart/routes/a.tsx", "app/checkout/routes/b", false],
    ["app/foundation/a.ts", "app/i18n/b", false],
    ["app/gateways/commerce/a.ts", "app/request/b", false],
    ["app/cart/operations/a.server.ts", "worker/shop/b", false],
    ["worker/commerce/a.ts", "app/foundation/b", false],
    ["worker/sandbox/a.ts", "worker/commerce/b", false],
    ["worker/shop/a.ts", "app/cart/operations/b.server", true],
    ["worker/shop/a.ts", "app/cart/ui/b", false],
    ["durable-objects/cart-room/a.ts", "app/cart/operations/b.server", false],
    ["durable-objects/cart-room/a.ts", "worker/shop/config/b", true],
    ["durable-objects/cart-room/a.ts", "worker/shop/mail/b", false],
    ["worker/shop/config/a.ts", "durable-objects/cart-room/b", false],
    ["worker/shop/config/a.ts", "worker/shop/mail/b", false],
    ["app/cart/operations/a.server.ts", "worker/shop/config/b", false],
    ["scripts/import/a.ts", "app/countries/model/b", true],
    ["scripts/import/a.ts", "app/cart/operations/b.server", false],
    ["scripts/import/a.ts", "worker/commerce/b", false],
    ["demo/seed/a.ts", "scripts/import/b", true],
    ["demo/seed/a.ts", "app/orders/model/b", true],
    ["demo/seed/a.ts", "app/cart/operations/b.server", false],
    ["demo/seed/a.ts", "worker/commerce/b", false],
    ["scripts/bench/a.ts", "worker/commerce/b", true],
    ["app/cart/ui/a.ts", "scripts/import/b", false],
    ["worker/shop/a.ts", "scripts/import/b", false],
    ["scripts/serve/a.ts", "demo/seed", false],
    ["scripts/bench/a.ts", "demo/seed", false],
    ["app/cart/ui/a.ts", "demo/seed/b", false],
    ["worker/shop/a.ts", "demo/seed/b", false],
  ])("the table says whether %s may import %s: %s", (from, to, isAllowed) => {
    expect(mayImport({ from: toPlace(from), to: toPlace(to), isTypeOnly: false })).toBe(isAllowed);
  });
});
