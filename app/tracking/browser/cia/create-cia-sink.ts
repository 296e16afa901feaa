import { hasConsent } from "../../../consent/browser/has-consent";
import { watchPageLife } from "../../../foundation/browser/watch-page-life";
import { whenIdle } from "../../../foundation/browser/when-idle";
import { toTrackingCall } from "../../model/to-tracking-call";
import { readTrackingCookie, trackingCookie, trackingCookieSeconds } from "../../model/tracking-cookie";
import type { SessionState, TrackingSink } from "../../model/tracking-events";
import { storeCalls, takeStored, type WaitingCall } from "./call-store";

/** Events within this time are sent together, when the page is idle. */
const flushAfterMs = 1_000;
/** Limit of requests in flight: a browser refuses more than 64 kB. */
const mostAtOnce = 20;
/** Calls are sent when the page is idle, but at the latest after this. */
const mostIdleMs = 2_000;

/**
 * The tracking client (specification, second document 7.2): each event that has a call becomes a `POST /cia/<call>`,
 * sent when the page is idle or hidden; calls without a network are stored until one exists. One page sends each call,
 * under one id.
 */
export function createCiaSink(signal: AbortSignal): TrackingSink {
  let waiting: readonly WaitingCall[] = [];
  let known: Pick<SessionState, "email" | "userId"> = { email: null, userId: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = (most = Number.POSITIVE_INFINITY) => {
    const calls = waiting.slice(0, most);
    waiting = waiting.slice(most);
    return calls;
  };
  const flush = async (calls: readonly WaitingCall[]) => {
    if (!navigator.onLine) return storeCalls(calls);
    const unsent = await Promise.all(calls.map(async (call) => ((await post(call, known)) ? [] : [call])));
    if (!signal.aborted) storeCalls(unsent.flat());
  };
  const flushWaiting = async () => {
    while (waiting.length > 0) await flush(take(mostAtOnce));
  };
  const flushSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      whenIdle(flushWaiting, mostIdleMs);
    }, flushAfterMs);
  };
  /** One page at a time: calls that it takes are gone for the others. */
  const sendStored = () => {
    if (!navigator.onLine) return;
    const send = () => (signal.aborted ? undefined : flush(takeStored(Date.now())));
    if ("locks" in navigator) navigator.locks.request("tracking-calls", send);
    else send();
  };
  const leave = () => {
    const calls = take();
    storeCalls(calls.filter((call) => !navigator.onLine || !beacon(call, known)));
  };
  watchPageLife({ online: sendStored, left: leave, hidden: leave }, { signal });
  signal.addEventListener("abort", () => {
    take();
    clearTimeout(timer);
  });
  whenIdle(sendStored, mostIdleMs);
  return {
    purposes: ["marketing"],
    receive(event, state) {
      known = state;
      const call = toTrackingCall(event, state);
      const cookie = call && readOrMakeCookie();
      if (!call || !cookie) return;
      const { locale, userId } = state;
      const one = { id: crypto.randomUUID(), at: Date.now(), call, locale, cookie, userId };
      waiting = [...waiting, one];
      flushSoon();
    },
  };
}

/** Returns whether the call was accepted or finally refused; otherwise it is worth another try. */
async function post(call: WaitingCall, known: Known): Promise<boolean> {
  if (!hasConsent("marketing")) return true;
  try {
    const answer = await fetch(toAddress(call), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: toBody(call, known),
      keepalive: true,
      priority: "low",
    });
    return answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}

function beacon(call: WaitingCall, known: Known): boolean {
  if (!hasConsent("marketing")) return true;
  return navigator.sendBeacon(toAddress(call), new Blob([toBody(call, known)], { type: "application/json" }));
}

type Known = Pick<SessionState, "email" | "userId">;

function toAddress({ id, at, call }: WaitingCall): string {
  return `/cia/${call.name}?${new URLSearchParams({ id, at: String(at) })}`;
}

/** The e-mail address is never stored on the device, and is sent only for the customer who is signed in now. */
function toBody({ call, locale, cookie, userId }: WaitingCall, known: Known): string {
  const email = userId !== null && userId === known.userId ? known.email : null;
  return JSON.stringify({
    locale,
    cookie,
    ...(email && { email }),
    ...(userId && { user_id: userId }),
    ...call.payload,
  });
}

/** Returns the tracking cookie, and creates it if missing; null: no consent, or the browser stores no cookies. */
function readOrMakeCookie(): string | null {
  const known = readTrackingCookie(document.cookie);
  if (known) return known;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const attributes = `Path=/; Max-Age=${trackingCookieSeconds}; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${trackingCookie}=${crypto.randomUUID()}; ${attributes}`;
  return readTrackingCookie(document.cookie);
}
