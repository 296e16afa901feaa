import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../../../scripts/serve/find-free-port.ts";
import { prepareAndServe } from "../../../scripts/serve/prepare-and-serve.ts";
import type { Serving } from "../../../scripts/serve/serve.ts";
import { Guest } from "../../support/guest.ts";
import { messagesOf } from "../../support/messages.ts";

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-empty-"));
const shops = [
  ["gb.localhost", "en"],
  ["pl.localhost", "pl"],
] as const;
let serving: Serving | undefined;
let port = 0;

beforeAll(async () => {
  port = await findFreePort();
  // Platform and search log their requests, which a test's terminal does not need.
  const onLog = () => {};
  serving = await prepareAndServe({ port, products: null, stateFolder, isQuiet: true, onLog });
}, 120_000);

afterAll(async () => {
  await serving?.stop();
  rmSync(stateFolder, { recursive: true, force: true });
});

describe.each(shops)("a shop without the demo, %s", (host, language) => {
  const word = messagesOf(language);
  const open = (url: string) => new Guest(port, host).open(url);

  it.each([
    ["/categories", "catalogue.empty.title"],
    ["/search", "catalogue.empty.title"],
    ["/sales", "catalogue.empty.title"],
    ["/new-arrivals", "catalogue.empty.title"],
    ["/checkout/cart", "cart.empty.title"],
    ["/my-lists", "lists.empty.title"],
  ])("says on %s that the shop is empty: %s", async (url, message) => {
    const { status, text } = await open(url);
    expect(status).toBe(200);
    expect(text).toContain(word(message));
  });

  it("says that a search found nothing", async () => {
    const { status, text } = await open("/search?q=mixer");
    expect(status).toBe(200);
    expect(text).toContain(word("catalogue.empty.searched", { text: "mixer" }));
  });

  it.each(["/", "/login", "/create-account", "/quick-order", "/compare", "/countries", "/sitemap.xml"])(
    "opens %s",
    async (url) => {
      expect((await open(url)).status).toBe(200);
    },
  );
});

it("has a customer type, so that a shopper can create an account", async () => {
  const guest = new Guest(port, "gb.localhost");
  const account = { email: "ann@example.com", password: "Hammer42 and anvil" };
  const name = { firstName: "Ann", lastName: "Smith" };
  const { status, headers } = await guest.submit("/create-account", { ...account, ...name });
  expect([status, headers.location]).toEqual([303, "/create-account/check-email"]);
});
