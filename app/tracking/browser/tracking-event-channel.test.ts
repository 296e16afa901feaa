import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TrackingEvent } from "../model/tracking-events";
import { onTrackingEvent, publishTrackingEvent } from "./tracking-event-channel";

const trackingEvent: TrackingEvent = { kind: "newsletter-asked" };

/** A separate window for each test, with this choice. */
function openWindow(cookie: string): void {
  const target = new EventTarget();
  vi.stubGlobal("document", { cookie });
  for (const name of ["addEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
}

beforeEach(() => openWindow("consent=v1.2026-11-23.marketing"));
afterEach(() => vi.unstubAllGlobals());

function listen(): TrackingEvent[] {
  const received: TrackingEvent[] = [];
  onTrackingEvent((one) => received.push(one), new AbortController().signal);
  return received;
}

it("notifies a listener once", () => {
  const received = listen();
  publishTrackingEvent(trackingEvent);
  expect(received).toEqual([trackingEvent]);
});

it("buffers an event for a script that is still loading", () => {
  publishTrackingEvent(trackingEvent);
  expect(listen()).toEqual([trackingEvent]);
  expect(listen()).toEqual([]);
});

it("never reports what happened without consent, even after consent is given", () => {
  openWindow("consent=v1.2026-11-23.functional");
  publishTrackingEvent(trackingEvent);
  vi.stubGlobal("document", { cookie: "consent=v1.2026-11-23.marketing" });
  expect(listen()).toEqual([]);
});

it("stops reporting once it is aborted", () => {
  const received: TrackingEvent[] = [];
  const stop = new AbortController();
  onTrackingEvent((one) => received.push(one), stop.signal);
  stop.abort();
  publishTrackingEvent(trackingEvent);
  expect(received).toEqual([]);
});
