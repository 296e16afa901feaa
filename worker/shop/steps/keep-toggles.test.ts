import { Hono } from "hono";
import { expect, it } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import type { ShopEnv } from "../shop-env";
import { dispatchLocalSystems } from "./dispatch-local-systems";
import { hasToggles, keepToggles, readToggles } from "./keep-toggles";

const shop = new Hono<ShopEnv>();
shop.use(dispatchLocalSystems, keepToggles);
shop.all("*", (context) => context.json({ has: hasToggles(context), toggles: readToggles(context) }));

async function ask(deployment: string, query: string, cookie = "") {
  const bindings = { ...sampleBindings, DEPLOYMENT: deployment };
  const init = { headers: { cookie } };
  const answer = await shop.request(
    `https://www.ironhall.sk/${query}`,
    init,
    bindings as unknown as ShopBindings,
  );
  return { read: await answer.json(), cookie: answer.headers.get("set-cookie") };
}

const stored = "consent=v1; toggles=toggle-bloomreach-api=off&toggle-google-pay-only=on";

it("reads the URL's toggles before the saved ones", async () => {
  const { read, cookie } = await ask("local", "?toggle-google-pay-only=off", stored);
  expect(read).toEqual({ has: true, toggles: { "bloomreach-api": false, "google-pay-only": false } });
  expect(cookie).toContain("toggles=toggle-bloomreach-api=off&toggle-google-pay-only=off;");
});

it("saves nothing if the URL has no toggles", async () => {
  expect((await ask("local", "", stored)).cookie).toBeNull();
  expect((await ask("local", "?toggle-unknown=on")).cookie).toBeNull();
});

it("ignores those of the URL and of the browser in production", async () => {
  expect(await ask("production", "?toggle-google-pay-only=on", stored)).toEqual({
    read: { has: false, toggles: {} },
    cookie: null,
  });
});
