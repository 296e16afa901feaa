import { describe, expect, it } from "vitest";
import { listMissingSettings } from "./list-missing-settings";
import { planSteps } from "./plan-steps";

const variables = {
  COMMERCE_API_URL: "https://platform.internal",
  COMMERCE_AUTH_URL: "https://platform.internal",
  COMMERCE_PROJECT_KEY: "ironhall",
  COMMERCE_CLIENT_ID: "ironhall-shop",
  SEARCH_API_URL: "https://search.internal",
  SEARCH_APP_ID: "ironhall",
  PAYMENT_API_URL: "https://checkout.example/v71",
  PAYMENT_PAGE_ORIGIN: "https://pages.example",
  MAIL_FROM: "Shop <orders@shop.example>",
  WEB_TO_CASE_DOMAIN: "shop.my.salesforce.com",
  WEB_TO_CASE_ORG_ID: "00D000000000002",
  PAYMENT_MERCHANT_ACCOUNT: "Merchant",
};
const databaseId = "3f1c2d4e-0000-4000-8000-000000000001";
const systems = {
  hasPlatform: true,
  hasSearch: true,
  hasRedirections: true,
  databaseId,
  redirectionsDatabaseId: "3f1c2d4e-0000-4000-8000-000000000002",
};

describe("what a deploy sends", () => {
  it("is migrations and workers of the embedded systems, then the shop", () => {
    const all = { hasPlatform: true, hasSearch: true, hasRecommendations: true, hasRedirections: true };
    expect(planSteps(all).map(({ command }) => command.join(" "))).toEqual([
      "d1 migrations apply DB --remote --env production --config worker/commerce/wrangler.toml",
      "deploy --config build/ironhall_commerce/wrangler.json",
      "deploy --config build/ironhall_search/wrangler.json",
      "deploy --config build/ironhall_recommendations/wrangler.json",
      "d1 migrations apply DB --remote --env production --config worker/redirections/wrangler.toml",
      "deploy --config build/ironhall_redirections/wrangler.json",
      "deploy --config build/server/wrangler.json",
    ]);
  });

  it("is the shop alone where other systems are used", () => {
    const none = { hasPlatform: false, hasSearch: false, hasRedirections: false };
    expect(planSteps(none).map(({ what }) => what)).toEqual(["the shop"]);
  });
});

describe("a setting that only the operator knows", () => {
  it("is not missing when it is set", () => {
    expect(listMissingSettings({ variables, ...systems })).toEqual([]);
  });

  it("is named with its fix when it is missing or empty", () => {
    const poor = { ...variables, PAYMENT_API_URL: undefined, PAYMENT_MERCHANT_ACCOUNT: "" };
    const missing = listMissingSettings({ variables: poor, ...systems });
    expect(missing.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PAYMENT_API_URL",
      "PAYMENT_MERCHANT_ACCOUNT",
    ]);
    expect(missing.join()).toContain("[env.production.vars] in wrangler.toml");
  });

  it("is a database's own id, where an embedded system is deployed", () => {
    const local = "00000000-0000-4000-8000-000000000001";
    const missing = { variables, ...systems, databaseId: local, redirectionsDatabaseId: local };
    expect(listMissingSettings(missing)).toEqual([
      expect.stringContaining("wrangler d1 create ironhall-commerce"),
      expect.stringContaining("wrangler d1 create ironhall-redirections"),
    ]);
    expect(listMissingSettings({ ...missing, hasPlatform: false, hasRedirections: false })).toEqual([]);
  });
});
