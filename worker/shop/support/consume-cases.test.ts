import { describe, expect, it } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { consumeCases } from "./consume-cases";

const texts = {
  subject: "Ten welders",
  description: "What do ten cost?",
  companyName: "",
  phoneNumber: "",
  vatId: "",
};
const numbers = { productNumber: "", orderNumber: "", invoiceNumber: "", quantity: "" };
const supportCase = {
  ...texts,
  ...numbers,
  reference: "C-4F7K-2M9Q",
  reason: "other",
  subreason: "feedback",
  contactName: "Jana",
  customerEmail: "jana@example.com",
  country: "SK",
  locale: "sk-SK",
  currentUrl: "",
  receivedAt: "2026-11-23T08:00:00.000Z",
};

type SupportSystem = () => Response;
const supportSystems = {
  takes: () => new Response("", { headers: { "is-processed": "true" } }),
  refuses: () => new Response("", { headers: { "is-processed": "true Exception:x" } }),
  isDown: () => new Response(null, { status: 503 }),
} as const satisfies Record<string, SupportSystem>;

/** Consumes one message about a stored case; returns its outcome, the desk's requests, and what the platform stores. */
async function consume(
  supportSystem: SupportSystem,
  { attempts = 1, state = "waiting", body = { key: "k1" } as unknown } = {},
) {
  const [became, noted, asked]: [unknown[], unknown[], string[]] = [[], [], []];
  const stored = { case: supportCase, state, problem: null };
  const COMMERCE = {
    async fetch(url: string, init?: RequestInit) {
      if (url.includes("/oauth/"))
        return Response.json({ access_token: "t", expires_in: 3600, token_type: "Bearer" });
      if (init?.method !== "POST") return Response.json({ results: [{ value: stored }] });
      const { value } = JSON.parse(String(init.body)) as { value: unknown };
      noted.push(value);
      return Response.json({ value });
    },
  };
  const SANDBOX = {
    async fetch(url: string) {
      asked.push(url);
      return supportSystem();
    },
  };
  const settings = { WEB_TO_CASE_DOMAIN: "http://sandbox.localhost", WEB_TO_CASE_ORG_ID: "00D" };
  const message = {
    body,
    attempts,
    ack: () => void became.push("ack"),
    retry: (options: unknown) => void became.push(options),
  };
  await consumeCases(
    { messages: [message] } as unknown as MessageBatch<unknown>,
    { ...sampleBindings, ...settings, COMMERCE, SANDBOX } as unknown as ShopBindings,
  );
  return { became, noted, asked };
}

describe("the queue of cases", () => {
  it("sends a waiting case to the desk, and the platform deletes its texts", async () => {
    const { became, noted, asked } = await consume(supportSystems.takes);
    expect(became).toEqual(["ack"]);
    expect(asked).toEqual(["http://sandbox.localhost/servlet/servlet.WebToCase?encoding=UTF-8&orgId=00D"]);
    expect(noted).toMatchObject([
      { state: "delivered", case: { subject: "", description: "", customerEmail: "jana@example.com" } },
    ]);
  });

  it("retries while the desk is down, later each time, and retains the case unchanged", async () => {
    expect(await consume(supportSystems.isDown, { attempts: 3 })).toMatchObject({
      became: [{ delaySeconds: 120 }],
      noted: [],
    });
  });

  it.each([
    ["the desk refuses", supportSystems.refuses, 1, "exception"],
    ["was tried for days", supportSystems.isDown, 100, "503"],
  ] as const)("leaves what %s to a person, whole", async (_what, supportSystem, attempts, problem) => {
    const { became, noted } = await consume(supportSystem, { attempts });
    expect(became).toEqual(["ack"]);
    expect(noted).toMatchObject([
      { state: "undelivered", problem, case: { description: "What do ten cost?" } },
    ]);
  });

  it("sends nothing that the desk already has, and takes an invalid job off the queue", async () => {
    const done = await consume(supportSystems.takes, { state: "delivered" });
    const wrong = await consume(supportSystems.takes, { body: { advertisement: true } });
    expect([done.became, done.asked, wrong.became, wrong.asked]).toEqual([["ack"], [], ["ack"], []]);
  });
});
