import { describe, expect, it } from "vitest";
import { languages } from "../../countries/model/locale";
import type { SupportCase } from "../../support/model/support-case";
import { createCaseGateway } from "./create-case-gateway";
import { toSalesforceLocale, toWebToCase } from "./to-web-to-case";

const settings = {
  domain: "ironhall.my.salesforce.com",
  orgId: "00D000000000001",
  recordType: null,
  debugEmail: null,
  fieldIds: {},
};

const supportCase: SupportCase = {
  reference: "C-4F7K-2M9Q",
  reason: "sales",
  subreason: "discount-request",
  contactName: "Jana Nováková",
  companyName: "",
  customerEmail: "jana@example.com",
  subject: "Ten welders",
  description: "What do\nten cost?",
  productNumber: "10062345",
  orderNumber: "",
  invoiceNumber: "",
  quantity: "10",
  phoneNumber: "+421 905 123 456",
  vatId: "SK2020202020",
  country: "SK",
  locale: "sk-SK",
  currentUrl: "https://www.ironhall.sk/zvaracka-10062345/",
  receivedAt: "2026-11-23T08:00:00.000Z",
};

const origin = { countryLabel: "Slovakia", returnUrl: "https://www.ironhall.sk/support" };

describe("web-to-case", () => {
  it("is posted with encoding and organisation in its URL and Salesforce's field names", () => {
    const request = toWebToCase({ ...settings, recordType: "0121" }, supportCase, origin);
    expect(request.ok && request.value.url).toBe(
      "https://ironhall.my.salesforce.com/servlet/servlet.WebToCase?encoding=UTF-8&orgId=00D000000000001",
    );
    expect(request.ok && Object.fromEntries(request.value.body)).toEqual({
      orgid: "00D000000000001",
      retURL: "https://www.ironhall.sk/support",
      recordType: "0121",
      name: "Jana Nováková",
      email: "jana@example.com",
      phone: "+421 905 123 456",
      subject: "Ten welders",
      description: "What do\nten cost?",
      reason: "sales",
      Subreason__c: "discount-request",
      Web_Reference__c: "C-4F7K-2M9Q",
      Product_Number__c: "10062345",
      VAT_ID__c: "SK2020202020",
      Quantity__c: "10",
      Current_URL__c: "https://www.ironhall.sk/zvaracka-10062345/",
      Country__c: "Slovakia",
      Locale__c: "sk",
    });
  });

  it.each([{ domain: null }, { orgId: null }, { domain: null, orgId: null }])(
    "is an error with %j",
    (missing) =>
      expect(toWebToCase({ ...settings, ...missing }, supportCase, origin)).toMatchObject({
        ok: false,
        error: { code: "not-configured", retryable: true },
      }),
  );

  it("requests debug reports only if an address for them is set", () => {
    const read = (debugEmail: string | null) => {
      const request = toWebToCase({ ...settings, debugEmail }, supportCase, origin);
      return request.ok && [request.value.body.get("debug"), request.value.body.get("debugEmail")];
    };
    expect(read(null)).toEqual([null, null]);
    expect(read("dev@ironhall.example")).toEqual(["1", "dev@ironhall.example"]);
  });

  it("sends custom fields by the organisation's own ids if they are set", () => {
    const request = toWebToCase(
      { ...settings, fieldIds: { subreason: "00N1", locale: "00N2" } },
      supportCase,
      origin,
    );
    const body = request.ok ? request.value.body : new URLSearchParams();
    expect([body.get("00N1"), body.get("00N2"), body.has("Subreason__c")]).toEqual([
      "discount-request",
      "sk",
      false,
    ]);
  });

  it("names languages as Salesforce does", () => {
    const named = languages.map((language) => toSalesforceLocale(`${language}-XX`));
    expect(named.join(" ")).toBe("sk en_GB de pt_PT it fr hu cs no nl_NL da sv es fi pl ro lt sl bg el hr");
  });
});

describe("the support system", () => {
  const send = (answer: () => Response | Promise<Response>) =>
    createCaseGateway({ ...settings, fetch: async () => answer() }).send(supportCase, origin, 1_000);
  const processed = (text: string, status = 200) =>
    new Response("<html></html>", { status, headers: { "is-processed": text } });

  it("has a case when it confirms it", async () =>
    expect(await send(() => processed("true"))).toEqual({ ok: true, value: null }));

  it.each([
    ["an exception", () => processed("true Exception:common.exception.X"), "rejected", false],
    ["a bad request", () => new Response(null, { status: 400 }), "rejected", false],
    ["too much", () => new Response(null, { status: 429 }), "unavailable", true],
    ["its own failure", () => new Response(null, { status: 503 }), "unavailable", true],
    ["something else", () => Response.json({}), "malformed", true],
    ["no answer", () => Promise.reject(new Error("jana@example.com")), "unavailable", true],
  ] as const)("that responds with %s: %s", async (_name, answer, kind, retryable) => {
    const result = await send(answer);
    expect(result).toMatchObject({ ok: false, error: { system: "support", kind, retryable } });
    expect(JSON.stringify(result)).not.toContain("jana");
  });
});
