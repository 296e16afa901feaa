import path from "node:path";
import { describe, expect, it } from "vitest";
import { listTradeRoots, readSchema, readShopSchema } from "./read-schema.ts";
import { writeInputTypes } from "./write-input-types.ts";
import { writeResponseTypes } from "./write-response-types.ts";
import { writeSchemaTypes } from "./write-schema-types.ts";

const inRepository = (file: string) => path.resolve(import.meta.dirname, "../..", file);

/** `--update` rewrites the files. */
describe("the types generated from the served schema", () => {
  it("are those of its inputs", async () => {
    await expect(writeInputTypes(readSchema(), listTradeRoots())).toMatchFileSnapshot(
      inRepository("worker/commerce/requests/schema-inputs.ts"),
    );
  });

  it("are those of the shop's documents", async () => {
    await expect(writeSchemaTypes(readShopSchema(), listTradeRoots())).toMatchFileSnapshot(
      inRepository("app/gateways/commerce/served-schema.d.ts"),
    );
  });

  it("are those of the responses to them", async () => {
    await expect(writeResponseTypes(readShopSchema(), listTradeRoots())).toMatchFileSnapshot(
      inRepository("app/gateways/commerce/response-types.ts"),
    );
  });
});
