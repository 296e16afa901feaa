import { enums, pattern, size, string } from "superstruct";
import { Filled, HttpUrl, leftOut, required, Secret, type SettingsTable, sharedSecret } from "./setting";

const commerce = "Embedded commerce platform (`worker/commerce`)";
const search = "Embedded search (`worker/search`)";
const redirections = "Embedded redirections (`worker/redirections`)";
const recommendations = "Embedded recommendations (`worker/recommendations`)";
const EmbeddedKey = size(string(), 16, 500);

/**
 * Settings of the embedded workers, which do not know the shop: each parses its own, and a test compares the names.
 * The sandbox has none here: it is never deployed.
 */
export const embeddedSettings: Readonly<Record<string, SettingsTable>> = {
  commerce: {
    PROJECT_KEY: required(Filled, { group: commerce, what: "the project that it serves" }),
    BOOTSTRAP_CLIENT_ID: required(Filled, {
      group: commerce,
      what: "the API client that is there from the start: `COMMERCE_CLIENT_ID` of the shop",
      givenAs: "COMMERCE_CLIENT_ID",
    }),
    BOOTSTRAP_CLIENT_SECRET: required(Filled, {
      group: commerce,
      what: "its secret: `COMMERCE_CLIENT_SECRET` of the shop",
      givenAs: "COMMERCE_CLIENT_SECRET",
      rotation: sharedSecret("`COMMERCE_CLIENT_SECRET` of the shop"),
    }),
    MESSAGES_ENDPOINT: leftOut(HttpUrl, {
      group: commerce,
      what: "where messages are pushed to, `https://<a country's host>/hooks/platform-messages`",
      without: "messages are only kept",
      needs: ["MESSAGES_TOKEN"],
    }),
    MESSAGES_TOKEN: leftOut(Secret, {
      group: commerce,
      what: "proves the push: `PLATFORM_MESSAGES_TOKEN` of the shop",
      givenAs: "PLATFORM_MESSAGES_TOKEN",
      without: "with `MESSAGES_ENDPOINT`: the worker refuses to serve",
      rotation: sharedSecret("`PLATFORM_MESSAGES_TOKEN` of the shop"),
    }),
    MESSAGES_RESOURCE_TYPES: leftOut(pattern(string(), /^[a-z-]+(?:,[a-z-]+)*$/), {
      group: commerce,
      what: "what messages are pushed about",
      without: "everything",
    }),
    OPERATOR_PAGES: leftOut(enums(["on", "off"]), {
      group: commerce,
      what: "`on`: pages that show what it holds; on a developer's machine alone",
      without: "there are none",
    }),
    BACKUP_TIME: leftOut(pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$/), {
      group: commerce,
      what: "when the daily backup to R2 begins, in UTC",
      without: "there is none but those that somebody asks for",
    }),
    PASSWORD_COST: leftOut(pattern(string(), /^\d+,8,[1-9]\d?$/), {
      group: commerce,
      what: "`N,r,p` of scrypt",
      without: "`16384,8,5`",
    }),
  },
  search: {
    SEARCH_APP_ID: required(Filled, { group: search, what: "the application that it serves" }),
    SEARCH_API_KEY: required(EmbeddedKey, {
      group: search,
      what: "lets search and read records, nothing else",
      rotation: sharedSecret("`SEARCH_API_KEY` of the shop"),
    }),
    SEARCH_WRITE_KEY: required(EmbeddedKey, {
      group: search,
      what: "lets write records",
      rotation: sharedSecret("`SEARCH_WRITE_KEY` of the shop"),
    }),
  },
  redirections: {
    REDIRECTIONS_OPERATOR_SECRET: required(Secret, {
      group: redirections,
      what: "opens imports, exports and statistics to operators; 32 characters or more",
      rotation: { how: "set 32 random bytes and tell the operators", everyDays: 90 },
    }),
    MISSES_KEPT_DAYS: leftOut(pattern(string(), /^[1-9]\d{0,3}$/), {
      group: redirections,
      what: "how long it is remembered what was asked for and not found, in days",
      without: "90",
    }),
    TRIAL_PAGES: leftOut(enums(["on", "off"]), {
      group: redirections,
      what: "`on`: pages whose look-up is slow or fails, to be tried on a developer's machine",
      without: "there are none",
    }),
  },
  recommendations: {
    PROJECT_TOKEN: required(Filled, { group: recommendations, what: "the project that it serves" }),
    API_KEY_ID: required(Filled, {
      group: recommendations,
      what: "the id of the shop's key: `RECOMMENDATION_API_KEY_ID` of the shop",
      givenAs: "RECOMMENDATION_API_KEY_ID",
    }),
    API_SECRET: required(Filled, {
      group: recommendations,
      what: "that key's secret: `RECOMMENDATION_API_SECRET` of the shop",
      givenAs: "RECOMMENDATION_API_SECRET",
      rotation: sharedSecret("`RECOMMENDATION_API_SECRET` of the shop"),
    }),
    COMMERCE_API_URL: required(HttpUrl, { group: recommendations, what: "the platform that it learns from" }),
    COMMERCE_AUTH_URL: required(HttpUrl, { group: recommendations, what: "where that gives out tokens" }),
    COMMERCE_PROJECT_KEY: required(Filled, { group: recommendations, what: "the project there" }),
    COMMERCE_CLIENT_ID: required(Filled, {
      group: recommendations,
      what: "an API client of its own that may view published products and orders, and nothing else",
      givenAs: "RECOMMENDATIONS_CLIENT_ID",
    }),
    COMMERCE_CLIENT_SECRET: required(Filled, {
      group: recommendations,
      what: "that client's secret; a deploy is given it as `RECOMMENDATIONS_CLIENT_SECRET`",
      givenAs: "RECOMMENDATIONS_CLIENT_SECRET",
      rotation: {
        how: "make a second client on the platform, set its id and secret, delete the first",
        everyDays: 365,
      },
    }),
    PRICE_CURRENCY: required(pattern(string(), /^[A-Z]{3}$/), {
      group: recommendations,
      what: "in which prices of products are compared",
    }),
    PRICE_COUNTRY: required(pattern(string(), /^[A-Z]{2}$/), {
      group: recommendations,
      what: "whose prices are compared",
    }),
  },
};
