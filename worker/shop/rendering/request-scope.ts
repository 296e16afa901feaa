import { forgetShippingAddressType } from "../../../app/checkout/model/choice-cookies";
import { type ConsentPurpose, readConsent } from "../../../app/consent/model/consent";
import { readUtmSource } from "../../../app/consent/model/utm-source";
import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import { toLanguage } from "../../../app/countries/model/locale";
import { toLocalDay } from "../../../app/foundation/local-day";
import { createTranslate } from "../../../app/i18n/create-translate";
import { type Duties, listDuties } from "../../../app/law/model/duties";
import type { PageRequest } from "../../../app/request/context";
import type { Gateways } from "../../../app/request/gateways";
import { unreportedTiming } from "../../../app/tracking/model/unreported-lines";
import { createMails } from "../mail/create-mails";
import { type AttemptGuard, createAttemptGuard } from "../security/create-attempt-guard";
import { createKnownDevice, type KnownDevice } from "../security/known-device";
import { limitGateways } from "../security/limit-gateways";
import { readLinkSecret } from "../session/link-secrets";
import { RequestSession } from "../session/request-session";
import { RequestSignInFlow } from "../session/request-sign-in-flow";
import { RequestVisit } from "../session/request-visit";
import { createSignInRecords } from "../session/sign-in-records";
import type { ShopContext } from "../shop-env";
import { readToggles } from "../steps/keep-toggles";
import { createUnreportedLines, type UnreportedLines } from "../tracking/create-tracking-reporter";
import { buildGateways } from "./build-gateways";
import { PageObservation } from "./observe-catalogue";
import { findOutsideServices } from "./outside-services";

/** Everything that handling a request needs, built once per request; pages get their part as `PageRequest`. */
export type RequestScope = Omit<PageRequest, "nonce" | "routePaths" | "isDataRequest"> & {
  /** `/nl`, or `/` for the default language. */
  readonly basename: string;
  readonly session: RequestSession;
  readonly signInFlow: RequestSignInFlow;
  readonly visit: RequestVisit;
  readonly observation: PageObservation;
  readonly attempts: AttemptGuard;
  readonly device: KnownDevice;
  /** The purposes that the visitor consented to. */
  consents(): ReadonlySet<ConsentPurpose>;
  readonly unreported: UnreportedLines;
};

/** The composition root: binds all outside systems to this request's country, language and log. */
export function buildRequestScope(context: ShopContext): RequestScope {
  const environment = context.get("environment");
  const country = context.get("country");
  const { locale, basename } = chooseLocaleByPath(context.get("url").pathname, country);
  const others = country.locales.filter((candidate) => candidate !== locale).map(toLanguage);
  const now = new Date();
  const common = {
    country,
    locale,
    log: context.get("log"),
    now,
    duties: findDuties(context, now),
    translate: createTranslate(locale, others),
    observation: new PageObservation(),
    toggles: readToggles(context),
  };
  const clientAddress = context.req.header("cf-connecting-ip") ?? null;
  const attempts = createAttemptGuard({
    limits: environment.attemptLimits,
    counters: context.env.AttemptCounter,
    secret: environment.sessionSecret,
    clientAddress,
    log: common.log,
  });
  const device = createKnownDevice({
    cookieHeader: context.req.header("cookie") ?? null,
    secret: environment.sessionSecret,
    isLocal: environment.isLocal,
  });
  const later = (task: Promise<unknown>) => context.executionCtx.waitUntil(task);
  const mails = createMails(context.env, country.code, locale);
  const cookies = context.req.header("cookie") ?? "";
  const all = buildGateways(context.env, { ...common, mails, later, cookies });
  const services = findOutsideServices(environment, context.get("url").port);
  return {
    ...common,
    basename,
    attempts,
    device,
    later,
    origin: context.get("origin"),
    openCountries: environment.openCountries,
    wallets: services.wallets,
    parties: services.parties,
    contactHashSalt: environment.contactHashSalt,
    utmSource: () => readUtmSource(cookies),
    consents: () => readConsent(cookies),
    unreported: createUnreportedLines(cookies, environment.isLocal),
    law: environment.law,
    hasAgents: environment.agents !== "off",
    parcelPage: services.parcelPage,
    watchedPercent: environment.monitoring.sessionPercent,
    outsideSites: services.sites,
    session: openSession(context, common.now),
    signInFlow: openSignInFlow(context),
    visit: openVisit(context),
    linkSecret: () => openLinkSecret(context, common.now),
    gateways: limitGateways(nameShopper(all, clientAddress), attempts, device),
  };
}

/** Lists what the law demands on the country's day, or on the one that a toggle previews. */
function findDuties(context: ShopContext, now: Date): Duties {
  const country = context.get("country");
  const day = readToggles(context).day ?? toLocalDay(now, country.timeZone);
  return listDuties(country, day, context.get("environment").law.dutyDates);
}

function openSession(context: ShopContext, now: Date): RequestSession {
  const { sessionSecret: secret, isLocal } = context.get("environment");
  return new RequestSession({
    cookieHeader: context.req.header("cookie") ?? null,
    userAgent: context.req.header("user-agent") ?? null,
    secret,
    isLocal,
    now,
    records: createSignInRecords(context.env),
  });
}

function openSignInFlow(context: ShopContext): RequestSignInFlow {
  const { sessionSecret: secret, isLocal } = context.get("environment");
  return new RequestSignInFlow({ cookieHeader: context.req.header("cookie") ?? null, secret, isLocal });
}

function openLinkSecret(context: ShopContext, now: Date): Promise<string | null> {
  const { sessionSecret: secret, isLocal } = context.get("environment");
  const cookieHeader = context.req.header("cookie") ?? null;
  const path = context.get("url").pathname.replace(/\.data$/, "");
  return readLinkSecret({ cookieHeader, secret, isLocal, now }, path);
}

function openVisit(context: ShopContext): RequestVisit {
  const { sessionSecret: secret, isLocal } = context.get("environment");
  const cookieHeader = context.req.header("cookie") ?? null;
  return new RequestVisit({
    cookieHeader,
    secret,
    isLocal,
    store: context.env.VISITS,
    log: context.get("log"),
  });
}

/** Adds the shopper's IP address for payment providers, so that callers need not pass it. */
function nameShopper(gateways: Gateways, shopperIp: string | null): Gateways {
  const { cartRoom } = gateways;
  const startPayment: typeof cartRoom.startPayment = (address, wish) =>
    cartRoom.startPayment(address, { ...wish, shopperIp });
  return { ...gateways, cartRoom: { ...cartRoom, startPayment } };
}

/**
 * Adds the session's cookie, if it changed, to the response, and marks personal responses as not cacheable.
 * Adds `Retry-After` if an attempt was refused.
 */
export async function sealAnswer(response: Response, scope: RequestScope): Promise<Response> {
  const retryAfter = scope.attempts.retryAfterSeconds();
  const stored = [scope.session, scope.visit, scope.signInFlow];
  const isPersonal = stored.some(({ wasTouched }) => wasTouched) || retryAfter !== null;
  if (!isPersonal || response.status === 101) return response;
  const all = [...stored, scope.device, scope.unreported];
  const setCookies = await Promise.all(all.map((each) => each.toSetCookie()));
  const sealed = new Response(response.body, response);
  sealed.headers.set("Cache-Control", "no-store");
  if (retryAfter !== null) sealed.headers.set("Retry-After", String(retryAfter));
  for (const cookie of setCookies) if (cookie) sealed.headers.append("Set-Cookie", cookie);
  if (scope.unreported.isLeft()) sealed.headers.append("Server-Timing", unreportedTiming);
  if (scope.session.wasLeft) sealed.headers.append("Set-Cookie", forgetShippingAddressType);
  return sealed;
}
