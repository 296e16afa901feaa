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
      what: "the first API client: `COMMERCE_CLIENT_ID` of the shop",
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
      what: "recipient of pushed messages, `https://<a country's host>/hooks/platform-messages`",
      without: "messages are only stored",
      needs: ["MESSAGES_TOKEN"],
    }),
    MESSAGES_TOKEN: leftOut(Secret, {
      group: commerce,
      what: "authenticates the push: `PLATFORM_MESSAGES_TOKEN` of the shop",
      givenAs: "PLATFORM_MESSAGES_TOKEN",
      without: "with `MESSAGES_ENDPOINT`: the worker refuses to serve",
      rotation: sharedSecret("`PLATFORM_MESSAGES_TOKEN` of the shop"),
    }),
    MESSAGES_RESOURCE_TYPES: leftOut(pattern(string(), /^[a-z-]+(?:,[a-z-]+)*$/), {
      group: commerce,
      what: "resource types of pushed messages, separated by commas",
      without: "all",
    }),
    OPERATOR_PAGES: leftOut(enums(["on", "off"]), {
      group: commerce,
      what: "`on`: read-only pages of its data; only on a developer's machine",
      without: "none",
    }),
    BACKUP_TIME: leftOut(pattern(string(), /^([01]\d|2[0-3]):[0-5]\d$/), {
      group: commerce,
      what: "start of the daily backup to R2, in UTC",
      without: "backups only by command",
    }),
    PASSWORD_COST: leftOut(pattern(string(), /^\d+,8,[1-9]\d?$/), {
      group: commerce,
      what: "scrypt parameters `N,r,p` of passwords",
      without: "`16384,8,5`",
    }),
  },
  search: {
    SEARCH_APP_ID: required(Filled, { group: search, what: "the application that it serves" }),
    SEARCH_API_KEY: required(EmbeddedKey, {
      group: search,
      what: "a key that may only search and read records",
      rotation: sharedSecret("`SEARCH_API_KEY` of the shop"),
    }),
    SEARCH_WRITE_KEY: required(EmbeddedKey, {
      group: search,
      what: "a key that may write records",
      rotation: sharedSecret("`SEARCH_WRITE_KEY` of the shop"),
    }),
  },
  redirections: {
    REDIRECTIONS_OPERATOR_SECRET: required(Secret, {
      group: redirections,
      what: "operators' access to imports, exports and statistics; at least 32 characters",
      rotation: { how: "set 32 random bytes and inform the operators", everyDays: 90 },
    }),
    MISSES_KEPT_DAYS: leftOut(pattern(string(), /^[1-9]\d{0,3}$/), {
      group: redirections,
      what: "retention of misses, in days",
      without: "90",
    }),
    TRIAL_PAGES: leftOut(enums(["on", "off"]), {
      group: redirections,
      what: "`on`: test pages whose lookup is slow or fails; only on a developer's machine",
      without: "none",
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
    COMMERCE_API_URL: required(HttpUrl, { group: recommendations, what: "the platform to learn from" }),
    COMMERCE_AUTH_URL: required(HttpUrl, { group: recommendations, what: "that platform's token endpoint" }),
    COMMERCE_PROJECT_KEY: required(Filled, { group: recommendations, what: "the project there" }),
    COMMERCE_CLIENT_ID: required(Filled, {
      group: recommendations,
      what: "an API client that may only view published products and orders",
      givenAs: "RECOMMENDATIONS_CLIENT_ID",
    }),
    COMMERCE_CLIENT_SECRET: required(Filled, {
      group: recommendations,
      what: "that client's secret; passed to a deploy as `RECOMMENDATIONS_CLIENT_SECRET`",
      givenAs: "RECOMMENDATIONS_CLIENT_SECRET",
      rotation: {
        how: "create a second client on the platform, set its id and secret, delete the first",
        everyDays: 365,
      },
    }),
    PRICE_CURRENCY: required(pattern(string(), /^[A-Z]{3}$/), {
      group: recommendations,
      what: "currency of compared prices",
    }),
    PRICE_COUNTRY: required(pattern(string(), /^[A-Z]{2}$/), {
      group: recommendations,
      what: "country of compared prices",
    }),
  },
};
