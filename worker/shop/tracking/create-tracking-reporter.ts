import { readConsent } from "../../../app/consent/model/consent";
import type { Locale } from "../../../app/countries/model/locale";
import { createBoundFetch } from "../../../app/gateways/bound-fetch";
import { createTrackingGateway } from "../../../app/gateways/tracking/create-tracking-gateway";
import type {
  About,
  TrackingGateway,
  TrackingReporter,
} from "../../../app/gateways/tracking/tracking-gateway";
import type { Log } from "../../../app/request/log";
import { isSkipped, type TrackingCall } from "../../../app/tracking/model/tracking-call";
import { mayBeTracked, readTrackingCookie } from "../../../app/tracking/model/tracking-cookie";
import {
  type NoteLines,
  toUnreportedCookie,
  type UnreportedLine,
  unreportedSeconds,
} from "../../../app/tracking/model/unreported-lines";
import { readEnvironment } from "../config/environment";

type Surroundings = {
  readonly locale: Locale;
  /** The request's `Cookie` header. */
  readonly cookies: string;
  /** Has the store switched the tracking off? */
  readonly isSwitchedOff: () => Promise<boolean>;
  readonly log: Log;
  later(task: Promise<unknown>): void;
};

/** The tracking of one request; the page never waits for it, and never fails because of it. */
export function createTrackingReporter(bindings: ShopBindings, surroundings: Surroundings): TrackingReporter {
  const { tracking } = readEnvironment(bindings);
  if (!tracking) return { raise() {} };
  const gateway = createTrackingGateway({
    ...tracking,
    fetch: createBoundFetch(tracking.apiUrl, bindings.SANDBOX),
  });
  return {
    raise(call, about) {
      const isDecision =
        call.name === "customer-consent" || (call.name === "consent" && "gdpr_phone" in call.payload);
      if (isSkipped(call) || !(isDecision || mayBeTracked(surroundings.cookies))) return;
      const { log } = surroundings;
      const lose = () => log.warn("tracking-call-lost", { call: call.name, reason: "unknown-sender" });
      surroundings.later(passOn(gateway, call, about, surroundings).catch(lose));
    },
  };
}

async function passOn(
  gateway: TrackingGateway,
  call: TrackingCall,
  { who, id = crypto.randomUUID(), at = new Date() }: About,
  { isSwitchedOff, cookies, locale, log }: Surroundings,
): Promise<void> {
  if (await isSwitchedOff()) return;
  const known = await who();
  if (!known) return;
  const sender = { ...known, locale, cookie: readTrackingCookie(cookies) };
  const taken = await gateway.track({ call, sender, id, at });
  if (!taken.ok)
    log.warn("tracking-call-lost", { call: call.name, reason: taken.error.kind, code: taken.error.code });
}

/** Cart changes of one request's forms, for the tracking script. */
export type UnreportedLines = {
  readonly note: NoteLines;
  /** Something changed, and the visitor consents to statistics or marketing. */
  isLeft(): boolean;
  /** null: nothing is left to report, or the cookie has no space for it. */
  toSetCookie(): string | null;
};

/** `cookies` is the request's header. The page's script reads the cookie and deletes it. */
export function createUnreportedLines(cookies: string, isLocal: boolean): UnreportedLines {
  const lines: UnreportedLine[] = [];
  const isLeft = () => {
    const agreed = readConsent(cookies);
    return lines.length > 0 && (agreed.has("statistics") || agreed.has("marketing"));
  };
  return {
    note(cartId, changes) {
      lines.push(...changes.map((change) => ({ ...change, cartId })));
    },
    isLeft,
    toSetCookie() {
      const cookie = isLeft() ? toUnreportedCookie(lines, cookies, crypto.randomUUID().slice(0, 8)) : null;
      const attributes = `Path=/; Max-Age=${unreportedSeconds}; SameSite=Lax${isLocal ? "" : "; Secure"}`;
      return cookie && `${cookie.name}=${cookie.value}; ${attributes}`;
    },
  };
}
