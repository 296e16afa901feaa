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

describe("what a deploy sends", () => {
  it("is the platform's migrations, the platform, the search, then the shop", () => {
    expect(planSteps({ hasPlatform: true, hasSearch: true }).map(({ command }) => command.join(" "))).toEqual(
      [
        "d1 migrations apply DB --remote --env production --config worker/commerce/wrangler.toml",
        "deploy --config build/ironhall_commerce/wrangler.json",
        "deploy --config build/ironhall_search/wrangler.json",
        "deploy --config build/server/wrangler.json",
      ],
    );
  });

  it("is the shop alone where another platform and another search are used", () => {
    expect(planSteps({ hasPlatform: false, hasSearch: false }).map(({ what }) => what)).toEqual(["the shop"]);
  });
});

describe("a setting that only the operator knows", () => {
  it("is not missing when it is set", () => {
    expect(listMissingSettings({ variables, hasPlatform: true, hasSearch: true, databaseId })).toEqual([]);
  });

  it("is named with its fix when it is missing or empty", () => {
    const poor = { ...variables, PAYMENT_API_URL: undefined, PAYMENT_MERCHANT_ACCOUNT: "" };
    const missing = listMissingSettings({ variables: poor, hasPlatform: true, hasSearch: true, databaseId });
    expect(missing.map((sentence) => sentence.split(" ")[0])).toEqual([
      "PAYMENT_API_URL",
      "PAYMENT_MERCHANT_ACCOUNT",
    ]);
    expect(missing.join()).toContain("[env.production.vars] in wrangler.toml");
  });

  it("is the database's own id, where the embedded platform is deployed", () => {
    const local = "00000000-0000-4000-8000-000000000001";
    expect(
      listMissingSettings({ variables, hasPlatform: true, hasSearch: true, databaseId: local }).join(),
    ).toContain("wrangler d1 create");
    expect(
      listMissingSettings({ variables, hasPlatform: false, hasSearch: false, databaseId: local }),
    ).toEqual([]);
  });
});
