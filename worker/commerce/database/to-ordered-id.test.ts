import { expect, it } from "vitest";
import { toOrderedId } from "./to-ordered-id.ts";

const noon = new Date("2026-07-01T12:00:00.000Z");
const later = new Date(noon.getTime() + 1);

it("is a UUID of version 7 that contains its time", () => {
  const id = toOrderedId(noon);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(noon.getTime());
});

it("orders by time, and differs at the same time", () => {
  const ids = Array.from({ length: 50 }, () => toOrderedId(noon));
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id < toOrderedId(later)).toBe(true);
});
