import type { Plugin, Rolldown } from "vite";
import { compressWhole } from "./compress-assets.ts";

/** All scripts that a page starts with, after brotli. */
const mostScriptBytes = 112_000;

export type Script = {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly code: string;
};

/** A kind of page: the scripts that it asks for, without those that these import. */
export type PageKind = { readonly name: string; readonly entries: readonly string[] };

/** Bytes of the scripts of each kind of page with all that they import, by its name. */
export async function weighPageKinds(
  scripts: readonly Script[],
  kinds: readonly PageKind[],
): Promise<ReadonlyMap<string, number>> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const weights = new Map<string, Promise<number>>();
  const weigh = (fileName: string) => {
    const weight =
      weights.get(fileName) ?? compressWhole(byName.get(fileName)?.code ?? "").then((bytes) => bytes.length);
    weights.set(fileName, weight);
    return weight;
  };
  const sums = kinds.map(async ({ name, entries }) => {
    const bytes = await Promise.all([...followImports(byName, entries)].map(weigh));
    return [name, bytes.reduce((sum, each) => sum + each, 0)] as const;
  });
  return new Map(await Promise.all(sums));
}

function followImports(
  scripts: ReadonlyMap<string, Script>,
  entries: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    scripts.get(fileName)?.imports.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

/** Nobody comes to the shop by these: cart, checkout, account, the page of elements. */
const isPrivate = (module: string) =>
  /^(?:accounts|cart|checkout|lists|orders|support)\/|^frame\/routes\/components$/.test(module);
const pages = /\/app\/([a-z./-]+)\.tsx/;
/** Pages whose script is not their route's. */
const further = [
  { route: "catalogue/routes/by-slug", script: "catalogue/ui/product-page", name: "a product" },
];

/** Each route with the entry and the root, and the pages whose script is not their route's. */
export function listPageKinds(
  chunks: readonly Pick<Rolldown.OutputChunk, "facadeModuleId" | "fileName">[],
): readonly PageKind[] {
  const byModule = new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const module = pages.exec(facadeModuleId ?? "")?.[1];
      return module ? [[module, fileName] as const] : [];
    }),
  );
  const find = (module: string) => byModule.get(module) ?? "";
  const shared = [find("entry.client"), find("root")];
  const routes = [...byModule].filter(([module]) => module.includes("/routes/") && !isPrivate(module));
  return [
    ...routes.map(([name, file]) => ({ name, entries: [...shared, file] })),
    ...further.map(({ name, route, script }) => ({ name, entries: [...shared, find(route), find(script)] })),
  ];
}

/** Fails the build when a page starts with more scripts than a first view may have (docs/decisions/017). */
export const limitScripts: Plugin = {
  name: "limit-scripts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const kinds = listPageKinds(chunks);
    if (kinds.some(({ entries }) => entries.includes("")))
      this.error("A page's script has another name than scripts/first-view/limit-scripts.ts knows");
    for (const [name, bytes] of await weighPageKinds(chunks, kinds)) {
      if (bytes > mostScriptBytes)
        this.error(
          `${name} starts with ${bytes} bytes of scripts, brotli; at most ${mostScriptBytes} are a first view's`,
        );
    }
  },
};
