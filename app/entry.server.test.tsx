import { Suspense } from "react";
import { Await, createRequestHandler, Outlet, Scripts, type ServerBuild, useLoaderData } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { openRequest } from "../tests/support/open-request";

/**
 * `HTMLRewriter` exists only in the runtime; its effect on a document is tested on the built shop
 * (tests/contracts/edge/first-view).
 */
class UnchangedDocument {
  on(): this {
    return this;
  }
  transform(document: Response): Response {
    return document;
  }
}

beforeEach(() => {
  vi.stubGlobal("HTMLRewriter", UnchangedDocument);
});

/** Imported by name, because it uses the worker's types; tests use Node's, whose streams differ. */
const entry = await vi.importActual("./entry.server");

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Data = { readonly now: string; readonly later: Promise<string> | string };

function Page() {
  const { now, later } = useLoaderData<Data>();
  return (
    <html lang="sk">
      <head />
      <body>
        <p>{now}</p>
        <Suspense fallback="one moment">
          <Await resolve={later} errorElement="nothing">
            {(value) => <p>{value}</p>}
          </Await>
        </Suspense>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

/** A shop of one page, whose data arrives in two parts. */
function createShop(later: Promise<string> | string) {
  const events: string[] = [];
  const log = { info: () => {}, warn: () => {}, error: (event: string) => void events.push(event) };
  const route = { id: "root", path: "", hasLoader: true, module: "/root.js", imports: [] };
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: "root", path: "", module: { default: Page, loader: () => ({ now: "here", later }) } },
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: route },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    basename: "/",
    ssr: true,
    isSpaMode: false,
    future: {},
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  const context = openRequest({ nonce: "0123", log });
  const handle = createRequestHandler(build, "production");
  const ask = (agent: string, method = "GET") =>
    handle(new Request("https://www.ironhall.sk/", { method, headers: { "user-agent": agent } }), context);
  return { ask, events };
}

async function readParts({ body }: Response): Promise<readonly string[]> {
  const parts: string[] = [];
  for await (const part of body ?? []) parts.push(new TextDecoder().decode(part));
  return parts;
}

const countOf = (text: string, html: string) => html.split(text).length - 1;
const soon = () => new Promise<string>((resolve) => setTimeout(() => resolve("there"), 50));

it("sends a browser the ready content first, deferred content later, and the state once", async () => {
  const { ask } = createShop(soon());
  const [first = "", ...rest] = await readParts(await ask(browser));
  expect(first).toMatch(/^<!DOCTYPE html><html lang="sk"><head/);
  expect(first).toContain("here");
  expect(first).not.toContain("there");
  const html = [first, ...rest].join("");
  expect(html).toMatch(/there.*<\/html>$/s);
  expect(countOf("streamController.close()", html)).toBe(1);
  expect(html).not.toMatch(/<script(?![^>]* nonce="0123")/);
});

it.each([crawler, crawler.padEnd(10_000, "!")])(
  "sends a crawler nothing before the page is complete",
  async (agent) => {
    const { ask } = createShop(soon());
    const html = (await readParts(await ask(agent))).join("");
    expect(html).toMatch(/<p>here<\/p>.*<p>there<\/p>.*streamController\.close\(\).*<\/html>$/s);
    expect(html).not.toContain("<template");
  },
);

it("shows the fallback when deferred data fails, and ends the page", async () => {
  const { ask } = createShop(soon().then(() => Promise.reject(new Error("gone"))));
  const html = (await readParts(await ask(browser))).join("");
  expect(html).toMatch(/here.*nothing.*<\/html>$/s);
});

it("stops rendering when the client disconnects", async () => {
  const { ask, events } = createShop(new Promise<string>(() => {}));
  const reader = (await ask(browser)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => events).toContain("render-failed");
});

it("answers HEAD without rendering", async () => {
  const { ask, events } = createShop(soon());
  const response = await ask(browser, "HEAD");
  expect(response.body).toBeNull();
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(events).toEqual([]);
});
