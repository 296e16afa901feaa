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
    what: "`local`, `staging` (hosts `staging.<domain>`, kept from crawlers) or `production`",
  }),
  SESSION_SECRET: required(Secret, {
    group: shop,
    what: "seals sessions, visits and the marks of devices; 32 characters or more",
    rotation: { how: "set 32 random bytes: every guest's cart and every sign-in ends", everyDays: null },
  }),
  CONSENT_SECRET: required(Secret, {
    group: shop,
    what: "names what is kept of addresses without an account, and seals the links of newsletters",
    rotation: {
      how: "set 32 random bytes: guests' consents and the links of sent mails are lost",
      everyDays: null,
    },
  }),
  ATTEMPT_LIMITS: leftOut(refine(string(), "AttemptLimits", isAttemptLimitSetting), {
    group: shop,
    what: "what may be tried how often, `cart.address=1000/600 …`; `off`: nothing is limited",
    without: "the defaults of `attempt-limits.ts`",
  }),
  LOCAL_PORT: leftOut(pattern(string(), /^\d{2,5}$/), {
    group: shop,
    what: "port of a shop on this machine, for links in what leaves it; `npm start` sets it",
    without: "8787",
  }),
  PAGE_CACHE: leftOut(enums(["on", "off"]), {
    group: shop,
    what: "`off`: every page is rendered anew; the bench measures so",
    without: "pages are kept",
  }),
  SECRETS_SET_AT: leftOut(pattern(string(), /^\w+=[\d-]+\/[0-9a-f]{4}(?: \w+=[\d-]+\/[0-9a-f]{4})*$/), {
    group: shop,
    what: "since when each secret has its value; `npm run deploy` writes it",
    without: "`npm run doctor` cannot tell which secrets are too old",
  }),
  OPEN_COUNTRIES: leftOut(pattern(string(), /^[A-Z]{2}(?: [A-Z]{2})*$/), {
    group: shop,
    what: "staging: the countries whose shops it has, `GR SK`; `npm run deploy` writes it",
    without: "pages of a staging shop lead to the staging shops of all countries",
  }),
  SERVICE_WORKER: leftOut(enums(["on", "off"]), {
    group: shop,
    what: "`off`: browsers that have the service worker let go of it (docs/offline.md)",
    without: "it is on",
  }),
  COMMERCE_API_URL: required(HttpUrl, {
    group: commerce,
    what: "the platform's API; `https://platform.internal` with the binding `COMMERCE`: the embedded one",
  }),
  COMMERCE_AUTH_URL: required(HttpUrl, { group: commerce, what: "where the platform gives out tokens" }),
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
    what: "how long one answer of the platform may take, in milliseconds",
    without: "15 s",
  }),
  PLATFORM_MESSAGES_TOKEN: leftOut(Secret, {
    group: commerce,
    what: "proves a push of the platform's messages; 32 characters or more",
    without:
      "no message is taken: pages and stock are as late as their caches, a password changed elsewhere ends no sign-in",
    need: "go-live",
    rotation: sharedSecret("`MESSAGES_TOKEN` of the embedded platform, or in the subscription's address"),
  }),
  SEARCH_API_URL: required(HttpUrl, {
    group: search,
    what: "the search's API; `https://search.internal` with the binding `SEARCH`: the embedded one",
  }),
  SEARCH_APP_ID: required(Filled, { group: search, what: "the application at the search" }),
  SEARCH_EVENTS_URL: leftOut(HttpUrl, {
    group: search,
    what: "the events API for click analytics; the hosted service's is `https://insights.algolia.io`",
    without: "`SEARCH_API_URL`: the embedded search receives the events",
  }),
  SEARCH_API_KEY: required(Filled, {
    group: search,
    what: "may search and nothing else",
    rotation: sharedSecret("`SEARCH_API_KEY` of the embedded search"),
  }),
  SEARCH_WRITE_KEY: leftOut(Filled, {
    group: search,
    what: "may write records",
    without: "changes of products do not reach the search; it is filled by `npm run reindex` alone",
    need: "go-live",
    rotation: sharedSecret("`SEARCH_WRITE_KEY` of the embedded search"),
  }),
  SEARCH_TIMEOUT_MS: leftOut(Milliseconds, {
    group: search,
    what: "how long one answer of the search may take, in milliseconds",
    without: "2 s",
  }),
  PAYMENT_API_URL: required(HttpUrl, {
    group: payment,
    what: "the card provider's API with its version, `https://<your prefix>-checkout-live.adyenpayments.com/checkout/v71`",
  }),
  PAYMENT_PAGE_ORIGIN: leftOut(HttpUrl, {
    group: payment,
    what: "where the provider's hosted payment pages live",
    without: "the host of `PAYMENT_API_URL`, which is the sandbox's case alone",
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
      how: "make a new one at the webhook and deploy it at once; notifications in between are refused and sent again",
      everyDays: 365,
    },
  }),
  MAIL_FROM: leftOut(Filled, {
    group: mail,
    what: "whom mails come from, `Name <address at a domain that your mail service knows>`",
    without: "no mail is sent",
    need: "deployed",
  }),
  MAIL_API_URL: leftOut(HttpUrl, {
    group: mail,
    what: "an HTTP mail service",
    without: "mails go by Cloudflare's binding `EMAIL`",
    needs: ["MAIL_API_KEY", "MAIL_FROM"],
  }),
  MAIL_API_KEY: leftOut(Filled, {
    group: mail,
    what: "its key",
    without: "mails go by Cloudflare's binding `EMAIL`",
    needs: ["MAIL_API_URL"],
    rotation: serviceKey,
  }),
};
