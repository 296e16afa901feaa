import { expect, it, vi } from "vitest";
import type { TrackingEvent } from "../model/tracking-events";
import { createSearchClickSink } from "./create-search-click-sink";

const state = { email: "jana@example.com", userId: "u1", cartId: "c1", locale: "de-AT" };
const click: TrackingEvent = { kind: "suggestion-clicked", queryId: "q1", objectId: "p1", position: 2 };

it("sends a click by a beacon, without anything that identifies the visitor, and no other event", async () => {
  const beacons: [string, Blob][] = [];
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: Blob) => beacons.push([path, body]) });
  const { receive, purposes } = createSearchClickSink();
  receive({ kind: "shipping-given" }, state);
  receive(click, state);
  receive({ ...click, position: 3 }, state);
  const sent = await Promise.all(beacons.map(async ([, body]) => JSON.parse(await body.text())));
  expect(purposes).toEqual(["statistics"]);
  expect(beacons.map(([path, { type }]) => [path, type])).toEqual([
    ["/api/search-click", "application/json"],
    ["/api/search-click", "application/json"],
  ]);
  const visit = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(sent[0]).toEqual({ queryId: "q1", objectId: "p1", position: 2, visit, locale: "de-AT" });
  expect(sent[1]).toEqual({ ...sent[0], position: 3 });
});
