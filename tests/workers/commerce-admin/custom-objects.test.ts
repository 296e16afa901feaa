import { beforeAll, describe, expect, it } from "vitest";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
});

describe("custom objects", () => {
  it("are created, changed and deleted by container and key", async () => {
    const first = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: { installments: true, limit: 10 },
    });
    expect(first.status).toBe(201);
    const made = (await first.json()) as Body;
    const same = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: { limit: 10, installments: true },
    });
    expect([same.status, await same.json()]).toMatchObject([200, { id: made.id, version: 1 }]);
    const { createOrUpdateCustomObject: next } = dataOf(
      await admin.graphql(
        `mutation ($value: String!) { createOrUpdateCustomObject(draft: { container: "flags", key: "shop", value: $value, version: 1 }) {
          id version value } }`,
        { value: JSON.stringify({ limit: 20 }) },
      ),
    );
    expect(next).toEqual({ id: made.id, version: 2, value: { limit: 20 } });
    const stale = await admin.post("custom-objects", {
      container: "flags",
      key: "shop",
      value: 1,
      version: 1,
    });
    expect(await stale.json()).toMatchObject({
      errors: [{ code: "ConcurrentModification", currentVersion: 2 }],
    });
    await admin.post("custom-objects", { container: "flags", key: "other", value: "text" });
    const found = dataOf(
      await admin.graphql(
        `{ customObjects(container: "flags", where: "value(limit = 20)") { total results { key } }
           customObject(container: "flags", key: "other") { value } }`,
      ),
    );
    expect(found).toEqual({
      customObjects: { total: 1, results: [{ key: "shop" }] },
      customObject: { value: "text" },
    });
    const page = await (await admin.get("custom-objects/flags?sort=key+asc")).json();
    expect(page).toMatchObject({ total: 2, results: [{ key: "other" }, { key: "shop" }] });
    expect(await (await admin.get("custom-objects/flags/shop")).json()).toMatchObject({ version: 2 });
    const removed = await admin.remove("custom-objects/flags/shop?version=2");
    expect([removed.status, await removed.json()]).toMatchObject([200, { value: { limit: 20 } }]);
    expect((await admin.get("custom-objects/flags/shop")).status).toBe(404);
    const gone = await admin.graphql(
      `mutation { deleteCustomObject(container: "flags", key: "shop") { id } }`,
    );
    expect(gone.errors).toMatchObject([{ code: "InvalidSubject" }]);
  });

  it.each([
    { container: "no spaces", key: "a", value: 1 },
    { container: "flags", value: 1 },
    { container: "flags", key: "a" },
    { container: "flags", key: "a", value: 1, version: -1 },
  ])("refuse %j", async (draft) => {
    const response = await admin.post("custom-objects", draft);
    expect(response.status).toBe(400);
  });
});
