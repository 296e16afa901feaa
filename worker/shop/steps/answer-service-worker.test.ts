import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import type { ShopEnv } from "../shop-env";
import { answerServiceWorker } from "./answer-service-worker";
import { chooseCountry } from "./choose-country";
import { dispatchLocalSystems } from "./dispatch-local-systems";
import { farewellWorker } from "./farewell-worker";

// The output of a build; the rest of the step is the shop's own.
vi.mock("../../../app/frame/operations/offline-scripts.server", () => ({
  serviceWorker: "run()",
  laterFiles: ["/assets/a.js"],
}));
vi.mock("../rendering/render-with-react-router", () => ({
  buildVersion: "v1",
  routeManifest: "/assets/m.js",
}));

const shop = new Hono<ShopEnv>();
shop.use(dispatchLocalSystems, chooseCountry);
shop.get("/sw.js", answerServiceWorker);

const ask = async (variables: object) => {
  const bindings = { ...sampleBindings, ...variables } as unknown as ShopBindings;
  return (await shop.request("http://ch.localhost:8787/sw.js", {}, bindings)).text();
};

it("has the pages of the country's languages and the files of its build", async () => {
  expect(await ask({})).toBe(
    `const shop=${JSON.stringify({
      version: "v1",
      pages: { "": "/offline", "/fr": "/fr/offline", "/it": "/it/offline" },
      files: ["m.js", "a.js"],
    })};run()`,
  );
});

it("is the one that unregisters itself if it is switched off", async () => {
  expect(await ask({ SERVICE_WORKER: "off" })).toBe(farewellWorker);
});
