import { chooseLocaleByPath } from "../../../app/countries/model/choose-page-address";
import type { Country } from "../../../app/countries/model/country";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";
import { createTranslate } from "../../../app/i18n/create-translate";
import type { Translate } from "../../../app/i18n/translate";
import type { Gateways } from "../../../app/request/gateways";
import type { Log } from "../../../app/request/log";
import { type AttemptGuard, createAttemptGuard } from "../security/create-attempt-guard";
import { limitGateways } from "../security/limit-gateways";
import { RequestSession } from "../session/request-session";
import { createSignInRecords } from "../session/sign-in-records";
import type { ShopContext } from "../shop-env";
import { buildGateways } from "./build-gateways";
import { PageObservation } from "./observe-catalogue";

/** All that a request's work needs, built once for it. */
export type RequestScope = {
  readonly country: Country;
  readonly locale: Locale;
  /** `/nl`, or `/` for the default language. */
  readonly basename: string;
  readonly origin: string;
  readonly now: Date;
  readonly log: Log;
  readonly translate: Translate;
  readonly session: RequestSession;
  readonly gateways: Gateways;
  readonly observation: PageObservation;
  readonly attempts: AttemptGuard;
};

/** The composition root: everything outside is bound to this request's country, language and log here. */
export function buildRequestScope(context: ShopContext): RequestScope {
  const environment = context.get("environment");
  const country = context.get("country");
  const { locale, basename } = chooseLocaleByPath(context.get("url").pathname, country);
  const others = country.locales.filter((candidate) => candidate !== locale).map(toLanguage);
  const common = {
    country,
    locale,
    log: context.get("log"),
    now: new Date(),
    translate: createTranslate(locale, others),
    observation: new PageObservation(),
  };
  const attempts = createAttemptGuard({
    limits: environment.attemptLimits,
    counters: context.env.AttemptCounter,
    secret: environment.sessionSecret,
    clientAddress: context.req.header("cf-connecting-ip") ?? null,
    log: common.log,
  });
  return {
    ...common,
    basename,
    attempts,
    origin: context.get("origin"),
    session: new RequestSession({
      cookieHeader: context.req.header("cookie") ?? null,
      secret: environment.sessionSecret,
      isLocal: environment.isLocal,
      now: common.now,
      records: createSignInRecords(context.env),
    }),
    gateways: limitGateways(buildGateways(context.env, common), attempts),
  };
}

/**
 * Puts the session's cookie, when it changed, on the answer, and keeps what is personal out of every cache; says when
 * what was tried too often may be tried again.
 */
export async function sealAnswer(response: Response, scope: RequestScope): Promise<Response> {
  const retryAfter = scope.attempts.retryAfterSeconds();
  const isPersonal = scope.session.wasTouched || retryAfter !== null;
  if (!isPersonal || response.status === 101) return response;
  const setCookie = await scope.session.toSetCookie();
  const sealed = new Response(response.body, response);
  sealed.headers.set("Cache-Control", "no-store");
  if (retryAfter !== null) sealed.headers.set("Retry-After", String(retryAfter));
  if (setCookie) sealed.headers.append("Set-Cookie", setCookie);
  return sealed;
}
