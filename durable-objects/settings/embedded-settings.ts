import { enums, pattern, size, string } from "superstruct";
import { Filled, HttpUrl, leftOut, required, Secret, type SettingsTable, sharedSecret } from "./setting";

const commerce = "Embedded commerce platform (`worker/commerce`)";
const search = "Embedded search (`worker/search`)";
const EmbeddedKey = size(string(), 16, 500);

/**
 * Settings of the embedded workers, which know nothing of the shop: each parses its own, and a test compares the names.
 * The sandbox has none here: it is never deployed.
 */
export const embeddedSettings: Readonly<Record<string, SettingsTable>> = {
  commerce: {
    PROJECT_KEY: required(Filled, { group: commerce, what: "the project that it serves" }),
    BOOTSTRAP_CLIENT_ID: required(Filled, {
      group: commerce,
      what: "the API client that is there from the start: `COMMERCE_CLIENT_ID` of the shop",
    }),
    BOOTSTRAP_CLIENT_SECRET: required(Filled, {
      group: commerce,
      what: "its secret: `COMMERCE_CLIENT_SECRET` of the shop",
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
};
