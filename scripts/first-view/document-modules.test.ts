import path from "node:path";
import { expect, it } from "vitest";
import { createDocumentChunk } from "./document-modules.ts";

it("names what the document's entry and the root route import, directly or not, and nothing else", () => {
  const [entry, root] = [path.resolve("app/entry.client.tsx"), path.resolve("app/root.tsx")];
  const imports: Readonly<Record<string, readonly string[]>> = {
    [entry]: ["store"],
    [root]: ["header"],
    header: ["link", root],
    route: ["link", "table"],
  };
  const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  const toChunk = createDocumentChunk();
  const names = ["link", "store", root, "route", "table"].map((id) => toChunk(id, context));
  expect(names).toEqual(["document", "document", "document", null, null]);
});
