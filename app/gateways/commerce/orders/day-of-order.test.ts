import { expect, it } from "vitest";
import { toDayOfOrder } from "./day-of-order";

const createdAt = "2026-11-23T08:00:00.000Z";

it.each<[string, string | null, string]>([
  ["bought here is of its creation", null, createdAt],
  ["that was completed later too", "2026-12-01T08:00:00.000Z", createdAt],
  ["imported is of the day that its draft said", "2019-03-04T09:00:00.000Z", "2019-03-04T09:00:00.000Z"],
])("an order %s", (_what, completedAt, day) => {
  expect(toDayOfOrder({ createdAt, completedAt })).toBe(day);
});
