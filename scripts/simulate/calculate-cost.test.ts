import { expect, it } from "vitest";
import { toBilled, toCost } from "./calculate-cost.ts";

it("bills rows of all databases together, queues three times, and workers behind bindings by CPU only", () => {
  const billed = toBilled({
    units: {
      "shop: invocations": 40,
      "shop: durable object requests": 4,
      "shop: queue messages": 2,
      "platform: invocations": 9,
      "platform: d1 rows read": 300,
      "search: d1 rows read": 20,
      "shop: object rows written": 5,
    },
    requests: 40,
    logged: 12,
    cpuMs: 100,
    objectsWoken: 1,
  });
  expect(billed).toMatchObject({
    requests: 40,
    logs: 12,
    rowsRead: 320,
    rowsWritten: 5,
    queues: 6,
    objectRequests: 4,
  });
  const cost = toCost(billed, 1_000_000);
  expect(cost.find(({ price }) => price.unit.startsWith("Workers requests"))?.usd).toBeCloseTo(12);
  expect(cost.find(({ price }) => price.unit.startsWith("Workers CPU"))?.usd).toBeCloseTo(2);
  expect(cost.find(({ price }) => price.unit.startsWith("rows read"))?.usd).toBeCloseTo(0.32);
});
