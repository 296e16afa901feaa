import { describe, expect, it } from "vitest";
import { openRequest } from "../../../tests/support/open-request";
import { err, ok } from "../../foundation/result";
import type { SupportGateway } from "../../gateways/support/support-gateway";
import type { Gateways } from "../../request/gateways";
import type { SupportCase } from "../model/support-case";
import { blankSupportForm, type SupportForm } from "../model/support-form";
import { receiveCase } from "./receive-case.server";

const now = new Date("2026-11-23T08:00:00Z");
const form: SupportForm = {
  ...blankSupportForm,
  reason: "account",
  subreason: "login-issue",
  contactName: "Jana",
  customerEmail: "jana@example.com",
  subject: "Password",
  description: "It is not taken.",
  productNumber: "10062345",
};

type Given = {
  readonly ageMs?: number;
  readonly trap?: string;
  readonly ticket?: string;
  readonly humanToken?: string;
  readonly receive?: SupportGateway["receive"];
};

/** Sends a form of that age; returns the cases at the desk by their keys. */
async function send(
  { ageMs = 60_000, trap = "", ticket = "t1", humanToken = "", receive }: Given,
  sent: SupportForm = form,
) {
  const received = new Map<string, SupportCase>();
  const support: SupportGateway = {
    siteKey: null,
    listByEmail: async () => ok([]),
    testHuman: async (token) => (token === "forged" ? "robot" : "human"),
    issueTicket: async () => "t2",
    readTicket: async (id) => (id === "" ? null : { id, issuedAtMs: now.getTime() - ageMs }),
    receive:
      receive ??
      (async (key, supportCase) => {
        received.set(key, supportCase);
        return ok({ reference: supportCase.reference, state: "delivered" });
      }),
  };
  const context = openRequest({ gateways: { support } as unknown as Gateways, now });
  const answer = await receiveCase(context, sent, { ticket, trap, humanToken, currentUrl: "" });
  return { answer, received: [...received] };
}

describe("a case", () => {
  it("reaches the desk with its number, without fields of other topics", async () => {
    const { answer, received } = await send({});
    const [[key, supportCase] = ["", null]] = received;
    expect(key).toMatch(/^[\da-f]{40}$/);
    expect(supportCase).toMatchObject({
      country: "SK",
      locale: "sk-SK",
      productNumber: "",
      subject: "Password",
    });
    expect(supportCase).not.toHaveProperty("given");
    expect(answer).toEqual(ok({ reference: supportCase?.reference, state: "delivered" }));
    expect(supportCase?.reference).toMatch(/^C-[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
  });

  it("is the same for a repeat, and another with other input or from another form", async () => {
    const key = async (given: Given, sent?: SupportForm) => (await send(given, sent)).received[0]?.[0];
    const first = await key({});
    expect(await key({ ageMs: 90_000 })).toBe(first);
    expect(await key({}, { ...form, description: "It is still not taken." })).not.toBe(first);
    expect(await key({ ticket: "t9" })).not.toBe(first);
  });

  it.each([
    [{ ageMs: 1_500 }, { code: "too-fast", waitMs: 500 }],
    [{ ageMs: 25 * 3_600_000 }, { code: "stale" }],
    [{ ticket: "" }, { code: "stale" }],
    [{ humanToken: "forged" }, { code: "not-human" }],
  ] as const)("is refused with %j: %j", async (given, error) => {
    const { answer, received } = await send(given);
    expect([answer, received]).toEqual([err(error), []]);
  });

  it("from a robot that fills every field gets a success response and is dropped", async () => {
    const { answer, received } = await send({ trap: "https://cheap.example", ageMs: 10 });
    expect(answer).toMatchObject({ ok: true, value: { state: "delivered" } });
    expect(received).toEqual([]);
  });

  it.each([
    ["TooManyAttempts", "too-many-attempts"],
    [undefined, "unavailable"],
  ] as const)("that the desk refuses with %s gets the response %s", async (refused, code) => {
    const error = {
      system: "support",
      kind: "unavailable",
      retryable: true,
      message: "",
      code: refused,
    } as const;
    const { answer } = await send({ receive: async () => err(error as never) });
    expect(answer).toEqual(err({ code }));
  });
});
