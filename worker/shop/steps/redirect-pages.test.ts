import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import type { ShopEnv } from "../shop-env";
import { chooseCountry } from "./choose-country";
import { dispatchLocalSystems } from "./dispatch-local-systems";
import { redirectToCanonical, redirectWhatIsGone } from "./redirect-pages";
import { traceRequest } from "./trace-request";

const asked: string[] = [];
let answer: () => Response = () => Response.json({ redirectionCode: 308, targetURL: "/P/New-Thing" });

const bindings = {
  ...sampleBindings,
  SEO_REDIRECTION_URL: "http://redirections.localhost/look-up",
  REDIRECTIONS: {
    fetch: async (address: string) => {
      asked.push(new URL(address).searchParams.get("sourceUrl") ?? "");
      return answer();
    },
  },
};

/** The steps around the look-up; `/here/` is the only page. */
const shop = new Hono<ShopEnv>();
shop.use(dispatchLocalSystems, traceRequest, chooseCountry, redirectToCanonical, redirectWhatIsGone);
shop.all("/here/", (context) => context.html("here"));
shop.notFound((context) => context.html("missing", 404, { "x-of-the-404": "yes" }));

const ask = (path: string, init?: RequestInit, environment: object = bindings) =>
  shop.request(`http://de.localhost:8787${path}`, init, { ...environment } as ShopBindings);

describe("a page that would be a 404", () => {
  beforeAll(() => {
    for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterAll(() => void vi.restoreAllMocks());
  beforeEach(() => {
    asked.length = 0;
    answer = () => Response.json({ redirectionCode: 308, targetURL: "/P/New-Thing" });
  });

  it("is redirected once to the look-up's target, with its query and nothing of the 404", async () => {
    const moved = await ask("/old/?a=b");
    expect(moved.status).toBe(308);
    expect(moved.headers.get("location")).toBe("http://de.localhost:8787/new-thing/?a=b");
    expect(moved.headers.get("x-of-the-404")).toBeNull();
    expect(await moved.text()).toBe("");
    expect(asked).toEqual(["http://de.localhost:8787/old/?a=b"]);
    expect((await ask("/old/", { method: "HEAD" })).status).toBe(308);
  });

  it("is looked up by one form of a former shop's path", async () => {
    for (const path of ["/Shop/Detail.ASPX?id=7", "/alt.html", "/kasse.php"])
      expect((await ask(path)).status).toBe(308);
    expect(asked).toEqual(
      ["/shop/detail.aspx?id=7", "/alt.html", "/kasse.php"].map((path) => `http://de.localhost:8787${path}`),
    );
  });

  it("stays a 404 when the look-up finds nothing, fails, or names another site", async () => {
    for (const response of [
      () => new Response(null, { status: 404 }),
      () => new Response(null, { status: 500 }),
      () => Response.json({ redirectionCode: 308, targetURL: "https://evil.example/" }),
    ]) {
      answer = response;
      const missing = await ask("/old/");
      expect([missing.status, await missing.text()]).toEqual([404, "missing"]);
    }
  });

  it("is looked up by production's URL in staging, and leads to staging", async () => {
    const staging = { ...bindings, DEPLOYMENT: "staging", SEO_TARGET_HOSTS: "www.ironhall.at blog.example" };
    const look = (target: string) => {
      answer = () => Response.json({ redirectionCode: 308, targetURL: target });
      return shop.request("https://staging.ironhall.de/old/", {}, { ...staging } as unknown as ShopBindings);
    };
    expect((await look("/new-thing/")).headers.get("location")).toBe(
      "https://staging.ironhall.de/new-thing/",
    );
    expect(asked).toEqual(["https://www.ironhall.de/old/"]);
    expect((await look("https://www.ironhall.at/x/?a=1")).headers.get("location")).toBe(
      "https://staging.ironhall.at/x/?a=1",
    );
    expect((await look("https://blog.example/x")).headers.get("location")).toBe("https://blog.example/x");
  });

  it("has its query rebuilt from a former shop's separators, and leads to allowed hosts", async () => {
    const former = {
      ...bindings,
      SEO_QUERY_SEPARATORS: "pair=; list=|",
      SEO_TARGET_HOSTS: "www.ironhall.at",
    };
    const moved = await ask("/old/?brand=a|b;x=1", {}, former);
    expect(moved.headers.get("location")).toBe("http://de.localhost:8787/new-thing/?brand=a&brand=b&x=1");
    answer = () => Response.json({ redirectionCode: 301, targetURL: "https://www.ironhall.at/new-thing/" });
    expect((await ask("/old/", {}, former)).headers.get("location")).toBe(
      "http://at.localhost:8787/new-thing/",
    );
    expect((await ask("/old/")).status).toBe(404);
  });

  it("is the only kind of request that is looked up", async () => {
    await ask("/here/");
    await ask("/old/", { method: "POST" });
    await ask("/old.data");
    await ask("/old.pdf");
    await ask("/__old.php");
    await ask("/old%22s/");
    await ask("/__manifest");
    expect(asked).toEqual([]);
  });

  it("is a 404 if no look-up is set", async () => {
    expect((await ask("/old/", {}, { ...bindings, SEO_REDIRECTION_URL: undefined })).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
