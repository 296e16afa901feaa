import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Moment } from "../model/moments";
import { announceMoment, onMoment } from "./moment-channel";

const moment: Moment = { kind: "newsletter-asked" };

/** A separate window for each test, with this choice. */
function openWindow(cookie: string): void {
  const target = new EventTarget();
  vi.stubGlobal("document", { cookie });
  for (const name of ["addEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, target[name].bind(target));
}

beforeEach(() => openWindow("consent=v1.2026-11-23.marketing"));
afterEach(() => vi.unstubAllGlobals());

function listen(): Moment[] {
  const heard: Moment[] = [];
  onMoment((one) => heard.push(one), new AbortController().signal);
  return heard;
}

it("notifies a listener once", () => {
  const heard = listen();
  announceMoment(moment);
  expect(heard).toEqual([moment]);
});

it("buffers an event for a script that is still loading", () => {
  announceMoment(moment);
  expect(listen()).toEqual([moment]);
  expect(listen()).toEqual([]);
});

it("never reports what happened without consent, even after consent is given", () => {
  openWindow("consent=v1.2026-11-23.functional");
  announceMoment(moment);
  vi.stubGlobal("document", { cookie: "consent=v1.2026-11-23.marketing" });
  expect(listen()).toEqual([]);
});

it("stops reporting once it is aborted", () => {
  const heard: Moment[] = [];
  const stop = new AbortController();
  onMoment((one) => heard.push(one), stop.signal);
  stop.abort();
  announceMoment(moment);
  expect(heard).toEqual([]);
});
