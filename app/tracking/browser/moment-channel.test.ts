import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Moment } from "../model/moments";
import { announceMoment, onMoment } from "./moment-channel";

const moment: Moment = { kind: "newsletter-asked" };

/** A window of its own for each test, with this choice. */
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

it("tells whoever listens, once", () => {
  const heard = listen();
  announceMoment(moment);
  expect(heard).toEqual([moment]);
});

it("keeps a moment for a script that is on its way", () => {
  announceMoment(moment);
  expect(listen()).toEqual([moment]);
  expect(listen()).toEqual([]);
});

it("tells nobody of what happened without consent, also after it is given", () => {
  openWindow("consent=v1.2026-11-23.functional");
  announceMoment(moment);
  vi.stubGlobal("document", { cookie: "consent=v1.2026-11-23.marketing" });
  expect(listen()).toEqual([]);
});

it("tells no more once it is stopped", () => {
  const heard: Moment[] = [];
  const stop = new AbortController();
  onMoment((one) => heard.push(one), stop.signal);
  stop.abort();
  announceMoment(moment);
  expect(heard).toEqual([]);
});
