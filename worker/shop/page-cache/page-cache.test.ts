import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type CachedPage, freshForMs, staleForMs } from "./cached-page";
import { type MadePage, PageCache } from "./page-cache";

const startMs = Date.parse("2026-11-21T10:00:00Z");
const hourMs = 3_600_000;

type Making = Partial<{
  status: number;
  shareable: boolean;
  validUntilMs: number;
  headers: HeadersInit;
  until: Promise<void>;
}>;

/** A cache with a test clock, a platform that can fail, and a count of rendered pages. */
function setUp() {
  const pages = new Map<string, CachedPage>();
  const state = { nowMs: startMs, purged: [["product-1", startMs - hourMs]] as [string, number][], made: 0 };
  const making: Making = {};
  const work: Promise<unknown>[] = [];
  const cache = new PageCache({
    store: {
      get: async (key) => pages.get(key) ?? null,
      put: async (key, page) => void pages.set(key, page),
    },
    purges: {
      current: async () => ({
        byTag: new Map(state.purged),
        lastMs: Math.max(...state.purged.map(([, atMs]) => atMs)),
      }),
    },
    clock: () => state.nowMs,
    patienceMs: 20,
  });
  async function make(nonce: string): Promise<MadePage> {
    state.made++;
    await making.until;
    const html = `<script nonce="${nonce}">/* ${state.made} */</script>`;
    const headers = { "content-type": "text/html; charset=utf-8", ...making.headers };
    return {
      response: new Response(html, { status: making.status ?? 200, headers }),
      isShareable: () => making.shareable ?? true,
      validUntilMs: () => making.validUntilMs ?? Number.POSITIVE_INFINITY,
      tags: () => ["catalogue", "product-1"],
    };
  }
  async function ask(nonce = "a".repeat(32), key = "http://sk.localhost/") {
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    const answer = await cache.answer({ key, nonce, make: () => make(nonce), waitUntil });
    return { ...answer, html: await answer.response.text() };
  }
  const settle = () => Promise.all(work.splice(0));
  return { ask, settle, state, making, pages, cache };
}

describe("the page cache", () => {
  it("renders a page on a miss and stores it", async () => {
    const { ask, settle, state } = setUp();
    expect((await ask()).status).toBe("shop; fwd=miss");
    await settle();
    const second = await ask();
    expect(second.status).toBe("shop; hit");
    expect(second.html).toContain("/* 1 */");
    expect(state.made).toBe(1);
  });

  it("sends a rendered page with its request's nonce, and a cached one with hashes, the same for all", async () => {
    const { ask, settle } = setUp();
    const first = await ask("1".repeat(32));
    expect(first.html).toContain(`nonce="${"1".repeat(32)}"`);
    expect(first.inline).toBeNull();
    await settle();
    const [second, third] = [await ask("2".repeat(32)), await ask("3".repeat(32))];
    expect(second.html).toBe("<script>/* 1 */</script>");
    const hash = createHash("sha256").update("/* 1 */").digest("base64");
    expect(second.inline).toEqual({ scripts: `'sha256-${hash}'`, styles: "" });
    expect([third.html, third.inline]).toEqual([second.html, second.inline]);
  });

  it("serves a page as fresh for a minute, then serves it stale and renews it once after the response", async () => {
    const { ask, settle, state } = setUp();
    await ask();
    await settle();
    state.nowMs += freshForMs;
    expect((await ask()).status).toBe("shop; hit");
    state.nowMs += 1;
    const stale = await Promise.all([ask(), ask(), ask()]);
    expect(stale.map(({ status }) => status)).toEqual(Array(3).fill("shop; fwd=stale; detail=refreshing"));
    expect(stale.every(({ html }) => html.includes("/* 1 */"))).toBe(true);
    await settle();
    expect(state.made).toBe(2);
    expect(await ask()).toMatchObject({ status: "shop; hit", html: expect.stringContaining("/* 2 */") });
  });

  it("renders a page again when it is older than ten minutes", async () => {
    const { ask, settle, state } = setUp();
    await ask();
    await settle();
    state.nowMs += staleForMs + 1;
    expect(await ask()).toMatchObject({
      status: "shop; fwd=stale",
      html: expect.stringContaining("/* 2 */"),
    });
  });

  it("serves an older page, up to a day, only while the platform fails", async () => {
    const { ask, settle, state, making } = setUp();
    await ask();
    await settle();
    making.status = 503;
    state.nowMs += 23 * hourMs;
    const shown = await ask();
    expect(shown.status).toBe("shop; fwd=stale; fwd-status=503; detail=platform-fails");
    expect(shown.response.status).toBe(200);
    expect(shown.html).toContain("/* 1 */");
    state.nowMs += 2 * hourMs;
    const gone = await ask();
    expect(gone).toMatchObject({ status: "shop; fwd=miss" });
    expect(gone.response.status).toBe(503);
  });

  it("serves an older page when the platform takes too long, and stores the new one when it comes", async () => {
    const { ask, settle, state, making } = setUp();
    await ask();
    await settle();
    let answer = () => {};
    making.until = new Promise((resolve) => {
      answer = resolve;
    });
    state.nowMs += hourMs;
    const shown = await ask();
    expect(shown.status).toBe("shop; fwd=stale; fwd-status=504; detail=platform-fails");
    expect(shown.html).toContain("/* 1 */");
    answer();
    await settle();
    expect(await ask()).toMatchObject({ status: "shop; hit", html: expect.stringContaining("/* 2 */") });
  });

  it("keeps its page when a renewal fails", async () => {
    const { ask, settle, state, making } = setUp();
    await ask();
    await settle();
    making.status = 503;
    state.nowMs += 5 * 60_000;
    await ask();
    await settle();
    making.status = 200;
    expect((await ask()).html).toContain("/* 1 */");
  });

  it.each<[string, Making]>([
    ["a page that lacks something or knows a visitor", { shareable: false }],
    ["a page that is not found", { status: 404 }],
    ["a redirect", { status: 302 }],
    ["a page that sets a cookie", { headers: { "set-cookie": "session=x" } }],
    ["a page whose price has changed meanwhile", { validUntilMs: startMs }],
  ])("does not keep %s", async (_name, what) => {
    const { ask, settle, making, pages } = setUp();
    Object.assign(making, what);
    await ask();
    await settle();
    expect(pages.size).toBe(0);
  });

  it("does not store a page whose stream broke", async () => {
    const { cache, pages } = setUp();
    const work: Promise<unknown>[] = [];
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("<p>"));
        controller.error(new Error("cut"));
      },
    });
    const answer = await cache.answer({
      key: "http://sk.localhost/",
      nonce: "a".repeat(32),
      make: async () => ({
        response: new Response(broken),
        isShareable: () => true,
        validUntilMs: () => Number.POSITIVE_INFINITY,
        tags: () => [],
      }),
      waitUntil: (promise) => work.push(promise),
    });
    await expect(answer.response.text()).rejects.toThrow();
    await Promise.all(work);
    expect(pages.size).toBe(0);
  });

  it("serves no page past the next price change, even while the platform fails", async () => {
    const { ask, settle, state, making } = setUp();
    making.validUntilMs = startMs + 30_000;
    await ask();
    await settle();
    state.nowMs += 29_999;
    expect((await ask()).status).toBe("shop; hit");
    state.nowMs += 1;
    making.status = 503;
    expect((await ask()).response.status).toBe(503);
  });

  it("renders a page again when one of its tags was purged, and retains the last one for a failing platform", async () => {
    const { ask, settle, state, making } = setUp();
    await ask();
    await settle();
    state.purged.push(["product-2", startMs + 1_000]);
    expect((await ask()).status).toBe("shop; hit");
    state.purged.push(["product-1", startMs + 2_000]);
    making.status = 503;
    expect((await ask()).status).toContain("platform-fails");
    making.status = 200;
    expect(await ask()).toMatchObject({
      status: "shop; fwd=stale",
      html: expect.stringContaining("/* 3 */"),
    });
    await settle();
    expect((await ask()).status).toBe("shop; hit");
  });

  it("names the tags of a cached page, once all of it is known", async () => {
    const { ask, settle } = setUp();
    expect((await ask()).response.headers.has("cache-tag")).toBe(false);
    await settle();
    expect((await ask()).response.headers.get("cache-tag")).toBe("catalogue,product-1");
  });

  it("stores the page and its data separately", async () => {
    const { ask, settle, state } = setUp();
    await ask(undefined, "http://sk.localhost/");
    await settle();
    expect((await ask(undefined, "http://sk.localhost/_.data")).status).toBe("shop; fwd=miss");
    expect(state.made).toBe(2);
  });
});
