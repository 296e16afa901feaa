import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import worker from "../../../worker/redirections/index.ts";
import { findTarget, importRows, lookUp, migrate, operate, row } from "./redirections.ts";

const host = "www.ironhall.de";
const old = `https://${host}/old/`;

beforeEach(async () => {
  await migrate();
  await env.DB.batch([env.DB.prepare("DELETE FROM redirection"), env.DB.prepare("DELETE FROM miss")]);
});

describe("the lookup", () => {
  it("returns code and target in the shop's protocol, and 404 for a URL without a redirection", async () => {
    await importRows([row(host, "/old/", "/new/", 301)]);
    const found = await lookUp(old);
    expect([found.status, await found.json()]).toEqual([200, { redirectionCode: 301, targetURL: "/new/" }]);
    expect((await lookUp(`https://${host}/older/`)).status).toBe(404);
    expect((await lookUp("nonsense")).status).toBe(400);
  });

  it("prefers the source with the query, then the host's own, and ignores campaign parameters", async () => {
    await importRows([
      row("*", "/old/", "/everywhere/"),
      row(host, "/old/", "/here/"),
      row(host, "/old/?id=1&x=2", "/first/"),
    ]);
    expect(await findTarget("https://www.ironhall.at/old/")).toBe("/everywhere/");
    expect(await findTarget(`${old}?id=2`)).toBe("/here/");
    expect(await findTarget(`${old}?x=2&utm_source=Mail&id=1&gclid=abc`)).toBe("/first/");
  });

  it("is internal to the shop: no external URL reaches it", async () => {
    expect((await lookUp(old, "https://ironhall-redirections.example.workers.dev")).status).toBe(404);
  });
});

describe("an import", () => {
  it("reports its changes, and changes nothing when repeated", async () => {
    const rows = [row(host, "/old/", "/new/"), row("*", "/older/", "/new/")];
    expect((await importRows(rows)).body).toEqual({ added: 2, changed: 0, removed: 0 });
    expect((await importRows(rows)).body).toEqual({ added: 0, changed: 0, removed: 0 });
    expect((await importRows([row(host, "/old/", "/newer/")])).body).toMatchObject({ changed: 1 });
    expect((await importRows([row(host, "/old/", "/newer/")], { replaces: true })).body).toMatchObject({
      removed: 1,
    });
    expect(await findTarget(`https://${host}/older/`)).toBeNull();
  });

  it("preserves the usage counts of redirections", async () => {
    await importRows([row(host, "/old/", "/new/")]);
    await lookUp(old);
    await importRows([row(host, "/old/", "/newer/")]);
    const { body } = await operate("GET", "/operator/redirections");
    expect(body.redirections).toMatchObject([{ target: "/newer/", hits: 1 }]);
  });

  it.each([
    ["a chain of its own", [row(host, "/a/", "/b/"), row(host, "/b/", "/c/")]],
    ["a loop", [row(host, "/a/", "/b/"), row(host, "/b/", "/a/")]],
    ["one that leads to itself", [row(host, "/a/", "/a/")]],
    ["one that leads to itself with a query", [row(host, "/a/", "/a/?b=1")]],
    ["a chain across hosts", [row(host, "/a/", "https://www.ironhall.at/b/"), row("*", "/b/", "/c/")]],
    ["a chain to what was there before", [row("*", "/c/", "/known/")]],
    ["a chain from what was there before", [row(host, "/goal/", "/d/")]],
  ])("is refused as a whole with %s", async (_what, rows) => {
    await importRows([row(host, "/known/", "/goal/")]);
    const refused = await importRows([row(host, "/good/", "/page/"), ...rows]);
    expect(refused.status).toBe(409);
    expect(await findTarget(`https://${host}/good/`)).toBeNull();
    expect(await findTarget(`https://${host}/known/`)).toBe("/goal/");
  });

  it("is refused when another one took effect meanwhile", async () => {
    const { body } = await operate("GET", "/operator/redirections");
    await importRows([row(host, "/old/", "/new/")]);
    const late = await importRows([row(host, "/old/", "/late/")], { revision: Number(body.revision) });
    expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining("meanwhile") } });
    expect(await findTarget(old)).toBe("/new/");
  });

  it.each([
    ["a target without a scheme", row(host, "/a/", "//evil.example/")],
    ["a script as target", { ...row(host, "/a/", "/b/"), target: "javascript:alert(1)" }],
    ["another code", row(host, "/a/", "/b/", 200)],
    ["spaces", { ...row(host, "/a/", "/b/"), path: "/a b/" }],
    ["no host", { ...row(host, "/a/", "/b/"), host: "" }],
  ])("refuses %s", async (_what, bad) => {
    expect((await importRows([bad])).status).toBe(400);
  });

  it("expires when it is not completed, and so do misses after their time", async () => {
    const { body } = await operate("POST", "/operator/imports", {});
    await operate("POST", `/operator/imports/${body.import}/rows`, [row(host, "/a/", "/b/")]);
    await env.DB.batch([
      env.DB.prepare("UPDATE import SET began_at = 0"),
      env.DB.prepare("INSERT INTO miss VALUES ('2020-01-01', 'a.example', '/a/', 1)"),
      env.DB.prepare("INSERT INTO miss VALUES (date('now'), 'a.example', '/b/', 1)"),
    ]);
    await worker.scheduled({} as ScheduledController, env);
    expect(await env.DB.prepare("SELECT count(*) FROM staged_redirection").first("count(*)")).toBe(0);
    expect((await operate("POST", `/operator/imports/${body.import}/commit`, { revision: 0 })).status).toBe(
      404,
    );
    expect((await operate("GET", "/operator/misses")).body.misses).toMatchObject([{ path: "/b/" }]);
  });
});

describe("the operator's API", () => {
  it("is closed without the secret", async () => {
    for (const secret of ["", "wrong-secret-of-the-same-length-", "undefined"])
      for (const [method, path] of [
        ["GET", "/operator/redirections"],
        ["POST", "/operator/imports"],
      ] as const)
        expect((await operate(method, path, method === "POST" ? {} : undefined, secret)).status).toBe(401);
  });

  it("lists missed paths, most frequent first, without those that have a redirection by now", async () => {
    for (const path of ["/gone/", "/gone/?a=1", "/reset/abc", "/once/", "/gone/"])
      await lookUp(`https://${host}${path}`);
    await importRows([row(host, "/once/", "/new/")]);
    const { body } = await operate("GET", "/operator/misses?limit=10");
    expect(body.misses).toMatchObject([
      { host, path: "/gone/", count: 3 },
      { host, path: "/reset/*", count: 1 },
    ]);
    expect((await operate("GET", "/operator/misses?since=tomorrow")).status).toBe(400);
  });

  it("counts paths beyond the daily limit in one row", async () => {
    await lookUp(`https://${host}/known/`);
    await operate("GET", "/operator/misses");
    const paths = JSON.stringify(Array.from({ length: 4_999 }, (_, at) => `/filled-${at}/`));
    const fill = "INSERT INTO miss SELECT date('now'), 'a.example', value, 1 FROM json_each(?1)";
    await env.DB.prepare(fill).bind(paths).run();
    for (const path of ["/known/", "/one-more/", "/and-one/"]) await lookUp(`https://${host}${path}`);
    const { body } = await operate("GET", "/operator/misses?limit=2");
    expect(body.misses).toMatchObject([
      { host: "*", path: "(other)", count: 2 },
      { host, path: "/known/", count: 2 },
    ]);
  });
});
