import { enums, pattern, refine, string } from "superstruct";
import { isAttemptLimitSetting } from "./attempt-limits";
import {
  Filled,
  HttpUrl,
  leftOut,
  Milliseconds,
  required,
  Secret,
  serviceKey,
  sharedSecret,
} from "./setting";

const commerce = "Commerce platform";
const search = "Search";
const payment = "Payment";
const mail = "Mail";
const shop = "The shop itself";

/** Settings that the shop requires, and those of the shop itself. */
export const shopSettings = {
  DEPLOYMENT: required(enums(["local", "staging", "production"]), {
    group: shop,
    what: "`local`, `staging` (hosts `staging.<domain>`, closed to crawlers) or `production`",
  }),
  SESSION_SECRET: required(Secret, {
    group: shop,
    what: "seals sessions, visits and device marks; at least 32 characters",
    rotation: { how: "set 32 random bytes: every guest's cart and every sign-in ends", everyDays: null },
  }),
  CONSENT_SECRET: required(Secret, {
    group: shop,
    what: "names the consents of e-mail addresses without an account, and seals newsletter links; at least 32 characters",
    rotation: {
      how: "set 32 random bytes: consents without an account and the links in sent mails become invalid",
      everyDays: null,
    },
  }),
  ATTEMPT_LIMITS: leftOut(refine(string(), "AttemptLimits", isAttemptLimitSetting), {
    group: shop,
    what: "limits of attempts, `cart.address=1000/600 …` (count/seconds); `off`: no limits",
    without: "the defaults of `attempt-limits.ts`",
  }),
  LOCAL_PORT: leftOut(pattern(string(), /^\d{2,5}$/), {
    group: shop,
    what: "port of a local shop, for links in mails and redirects; `npm start` sets it",
    without: "8787",
  }),
  PAGE_CACHE: leftOut(enums(["on", "off"]), {
    group: shop,
    what: "`off`: every request renders its page, as in the benchmark",
    without: "pages are cached",
  }),
  SECRETS_SET_AT: leftOut(pattern(string(), /^\w+=[\d-]+\/[0-9a-f]{4}(?: \w+=[\d-]+\/[0-9a-f]{4})*$/), {
    group: shop,
    what: "the day on which each secret was set; `npm run deploy` writes it",
    without: "`npm run doctor` cannot tell which secrets are too old",
  }),
  OPEN_COUNTRIES: leftOut(pattern(string(), /^[A-Z]{2}(?: [A-Z]{2})*$/), {
    group: shop,
    what: "staging: countries with a staging shop, `GR SK`; `npm run deploy` writes it",
    without: "a staging shop links to the staging shops of all countries",
  }),
  SERVICE_WORKER: leftOut(enums(["on", "off"]), {
    group: shop,
    what: "`off`: browsers remove the service worker ([without a network](offline.md))",
    without: "it is on",
  }),
  SECURITY_CONTACT: leftOut(pattern(string(), /^(?:https:\/\/|mailto:|tel:)\S+$/), {
    group: shop,
    what: "URI for reports on vulnerabilities, `mailto:security@…`, in `/.well-known/security.txt`",
    without: "the customer service's address",
  }),
  COMMERCE_API_URL: required(HttpUrl, {
    group: commerce,
    what: "the platform's API; `https://platform.internal` with the binding `COMMERCE`: the embedded one",
  }),
  COMMERCE_AUTH_URL: required(HttpUrl, { group: commerce, what: "the platform's token endpoint" }),
  COMMERCE_PROJECT_KEY: required(Filled, { group: commerce, what: "the project on the platform" }),
  COMMERCE_CLIENT_ID: required(Filled, { group: commerce, what: "the shop's API client on the platform" }),
  COMMERCE_CLIENT_SECRET: required(Filled, {
    group: commerce,
    what: "that client's secret",
    rotation: sharedSecret(
      "`BOOTSTRAP_CLIENT_SECRET` of the embedded platform (at a hosted one: a second client)",
    ),
  }),
  COMMERCE_TIMEOUT_MS: leftOut(Milliseconds, {
    group: commerce,
    what: "time limit of one request to the platform, in milliseconds",
    without: "15 s",
  }),
  PLATFORM_MESSAGES_TOKEN: leftOut(Secret, {
    group: commerce,
    what: "authenticates pushed platform messages; at least 32 characters",
    without:
      "messages are refused: pages and stock are as old as their caches, and a password changed elsewhere ends no sign-in",
    need: "go-live",
    rotation: sharedSecret("`MESSAGES_TOKEN` of the embedded platform, or in the subscription's URL"),
  }),
  SEARCH_API_URL: required(HttpUrl, {
    group: search,
    what: "the search's API; `https://search.internal` with the binding `SEARCH`: the embedded one",
  }),
  SEARCH_APP_ID: required(Filled, { group: search, what: "the search service's application id" }),
  SEARCH_EVENTS_URL: leftOut(HttpUrl, {
    group: search,
    what: "the events API for click analytics; the hosted service's is `https://insights.algolia.io`",
    without: "`SEARCH_API_URL`: the embedded search receives the events",
  }),
  SEARCH_API_KEY: required(Filled, {
    group: search,
    what: "a key that may only search",
    rotation: sharedSecret("`SEARCH_API_KEY` of the embedded search"),
  }),
  SEARCH_WRITE_KEY: leftOut(Filled, {
    group: search,
    what: "a key that may write records",
    without: "product changes do not reach the search; only `npm run reindex` fills it",
    need: "go-live",
    rotation: sharedSecret("`SEARCH_WRITE_KEY` of the embedded search"),
  }),
  SEARCH_TIMEOUT_MS: leftOut(Milliseconds, {
    group: search,
    what: "time limit of one request to the search, in milliseconds",
    without: "2 s",
  }),
  PAYMENT_API_URL: required(HttpUrl, {
    group: payment,
    what: "the card provider's API with its version, `https://<your prefix>-checkout-live.adyenpayments.com/checkout/v71`",
  }),
  PAYMENT_PAGE_ORIGIN: leftOut(HttpUrl, {
    group: payment,
    what: "origin of the provider's hosted payment pages",
    without: "the host of `PAYMENT_API_URL`, which only suits the sandbox",
    need: "deployed",
  }),
  PAYMENT_MERCHANT_ACCOUNT: required(Filled, {
    group: payment,
    what: "your merchant account at the provider",
  }),
  PAYMENT_API_KEY: required(Filled, {
    group: payment,
    what: 'a key of the provider with the role "Checkout webservice"',
    rotation: serviceKey,
  }),
  PAYMENT_HMAC_KEY: required(pattern(string(), /^(?:[0-9a-fA-F]{2}){16,}$/), {
    group: payment,
    what: "the hexadecimal key that the provider signs its notifications with",
    rotation: {
      how: "create a new key at the webhook and deploy it at once; notifications in between are refused and repeated",
      everyDays: 365,
    },
  }),
  MAIL_FROM: leftOut(Filled, {
    group: mail,
    what: "sender of mails, `Name <address at a domain that your mail service knows>`",
    without: "no mail is sent",
    need: "deployed",
  }),
  MAIL_API_URL: leftOut(HttpUrl, {
    group: mail,
    what: "an HTTP mail service",
    without: "mails use Cloudflare's binding `EMAIL`",
    needs: ["MAIL_API_KEY", "MAIL_FROM"],
  }),
  MAIL_API_KEY: leftOut(Filled, {
    group: mail,
    what: "its key",
    without: "mails use Cloudflare's binding `EMAIL`",
    needs: ["MAIL_API_URL"],
    rotation: serviceKey,
  }),
};
