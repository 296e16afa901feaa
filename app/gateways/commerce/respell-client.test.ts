import { expect, it } from "vitest";
import { ok } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { respellClient } from "./respell-client";

const shared = ok({ name: "Schweißgerät" });
const client = { query: async () => ok({ name: "Maßstab" }), queryShared: async () => shared };

it("respells the answers of the Swiss German shop; shared ones stay the same object", async () => {
  const swiss = respellClient(client as unknown as CommerceClient, "de-CH");
  const ask = () => swiss.queryShared("{ name }", {});
  expect(await ask()).toEqual(ok({ name: "Schweissgerät" }));
  expect(await ask()).toBe(await ask());
  expect(await swiss.query("{ name }", {})).toEqual(ok({ name: "Massstab" }));
});

it("leaves other shops alone", () => {
  const same = client as unknown as CommerceClient;
  expect(respellClient(same, "de-DE")).toBe(same);
});
