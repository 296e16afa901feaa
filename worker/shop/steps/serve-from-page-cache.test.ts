import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getCountry } from "../../../app/countries/model/country-table";
import { createFakeRecords } from "../../../tests/support/fake-sign-in-records";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { readEnvironment } from "../config/environment";
import { createLog } from "../create-log";
import type { RequestScope } from "../rendering/request-scope";
import { ServerTiming } from "../server-timing";
import { RequestSession } from "../session/request-session";
import type { ShopEnv } from "../shop-env";
import { serveFromPageCache, toNextMidnight } from "./serve-from-page-cache";

type Render = (request: Request, scope: RequestScope, nonce: string) => Promise<Response>;
const router = vi.hoisted(() => ({ render: (async () => new Response()) as unknown as Render }));
vi.mock("../rendering/render-with-react-router", () => ({
  buildVersion: "test",
  renderWithReactRouter: (...args: Parameters<Render>) => router.render(...args),
}));

const secret = "s".repeat(32);
const bindings = {
  ...sampleBindings,
  COMMERCE: { fetch: async () => new Response(null, { status: 503 }) },
  MessageLedger: { getByName: () => ({ purgedTags: async () => new Map() }) },
};

const shop = new Hono<ShopEnv>();
shop.use(async (context, next) => {
  context.set("environment", readEnvironment(context.env));
  context.set("url", new URL(context.req.url));
  context.set("country", getCountry("SK"));
  context.set("origin", "http://sk.localhost");
  context.set("log", createLog({}));
  context.set("timing", new ServerTiming());
  context.set("nonce", "a".repeat(32));
  await next();
});
shop.use(serveFromPageCache);
shop.all("*", (context) => context.text("not from the cache"));

/** Each test has a separate worker, because the memory is bound to the bindings. */
function setUp(platform: object = bindings.COMMERCE) {
  const own = { ...bindings, COMMERCE: platform } as unknown as ShopBindings;
  const work: Promise<unknown>[] = [];
  const execution = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    passThroughOnException: () => {},
    props: {},
  };
  return async (path: string, init?: RequestInit) => {
    const answer = await shop.request(`http://sk.localhost${path}`, init, own, execution);
    const text = await answer.text();
    await Promise.all(work.splice(0));
    return { answer, text, status: answer.headers.get("cache-status") };
  };
}

async function toSessionCookie(): Promise<string> {
  const session = new RequestSession({
    cookieHeader: null,
    secret,
    isLocal: true,
    now: new Date(),
    records: createFakeRecords(),
  });
  await session.update({ cartId: "cart-of-somebody" });
  return (await session.toSetCookie())?.split(";")[0] ?? "";
}

describe("public pages", () => {
  beforeEach(() => {
    vi.stubGlobal("caches", { open: async () => ({ match: async () => undefined, put: async () => {} }) });
    router.render = async (_request, _scope, nonce) => new Response(`<script nonce="${nonce}">1</script>`);
  });

  it("are rendered once, and private in the browser", async () => {
    const ask = setUp();
    const first = await ask("/");
    expect(first.status).toBe("shop; fwd=miss");
    expect(first.answer.headers.get("cache-control")).toBe("private, no-cache");
    const second = await ask("/?utm_source=letter");
    expect(second.status).toBe("shop; hit");
    expect([first.text, second.text]).toEqual([
      `<script nonce="${"a".repeat(32)}">1</script>`,
      "<script>1</script>",
    ]);
  });

  it("are rendered from a request without cookies", async () => {
    const seen: (string | null)[] = [];
    router.render = async (request) => {
      seen.push(request.headers.get("cookie"));
      return new Response("page");
    };
    await setUp()("/", { headers: { cookie: await toSessionCookie() } });
    expect(seen).toEqual([null]);
  });

  it("are never stored with the data of a session", async () => {
    router.render = async (_request, scope) => new Response((await scope.session.read())?.cartId ?? "nobody");
    const ask = setUp();
    const owner = await ask("/", { headers: { cookie: await toSessionCookie() } });
    expect(owner.text).toBe("cart-of-somebody");
    expect(owner.answer.headers.get("cache-control")).toBe("no-store");
    expect(await ask("/")).toMatchObject({ text: "nobody", status: "shop; fwd=miss" });
  });

  it("are not stored while a gateway has errors", async () => {
    router.render = async (_request, scope) => {
      await scope.gateways.catalogue.loadStoreSettings();
      return new Response("degraded");
    };
    const ask = setUp();
    await ask("/");
    expect((await ask("/")).status).toBe("shop; fwd=miss");
  });

  it("have tags of the store and of what they show", async () => {
    router.render = async (_request, scope) => {
      scope.observation.noteTag("product-1");
      return new Response("page");
    };
    const ask = setUp();
    await ask("/");
    expect((await ask("/")).answer.headers.get("cache-tag")).toBe("catalogue,store-shop_sk,product-1");
  });

  it.each([
    ["are kept", "2999-01-01T00:00:00Z", "shop; hit"],
    ["are not kept past its beginning", "2026-01-01T00:00:00Z", "shop; fwd=miss"],
  ])("%s while a campaign is ahead", async (_name, validFrom, status) => {
    const asked: string[] = [];
    const ask = setUp({
      fetch: async (address: string) => {
        const { pathname, searchParams } = new URL(address);
        if (pathname === "/oauth/token") return Response.json({ access_token: "t", expires_in: 3600 });
        if (pathname === "/ironhall/graphql") return new Response(null, { status: 503 });
        asked.push(`${pathname} ${searchParams.get("where")?.replace(/"[^"]+"/, "now")}`);
        return Response.json({ results: [{ validFrom }] });
      },
    });
    await ask("/");
    expect((await ask("/")).status).toBe(status);
    expect(asked).toEqual(["/ironhall/product-discounts isActive = true and validFrom > now"]);
  });

  it("respond with Retry-After while the platform is down", async () => {
    router.render = async () => new Response("sorry", { status: 503 });
    const { answer } = await setUp()("/");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  });

  it.each(["/checkout/cart", "/personal", "/login.data"])("are not what %s is", async (path) => {
    expect((await setUp()(path)).text).toBe("not from the cache");
  });

  it("leave posts to the router", async () => {
    expect((await setUp()("/", { method: "POST" })).text).toBe("not from the cache");
  });
});

it.each([
  ["2026-11-21T10:00:00Z", "Europe/Bratislava", "2026-11-21T23:00:00.000Z"],
  ["2026-11-21T22:59:59Z", "Europe/Bratislava", "2026-11-21T23:00:00.000Z"],
  ["2026-11-21T23:00:00Z", "Europe/Bratislava", "2026-11-22T23:00:00.000Z"],
  ["2026-07-01T12:00:00Z", "Europe/Athens", "2026-07-01T21:00:00.000Z"],
  ["2026-11-21T12:00:00Z", "Europe/London", "2026-11-22T00:00:00.000Z"],
  ["2026-10-24T23:30:00Z", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ["2026-03-28T23:30:00Z", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
])("after %s in %s the day ends at %s", (now, timeZone, midnight) => {
  expect(new Date(toNextMidnight(Date.parse(now), timeZone)).toISOString()).toBe(midnight);
});
