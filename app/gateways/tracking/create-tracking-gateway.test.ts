import { describe, expect, it } from "vitest";
import type { TrackingCall } from "../../tracking/model/tracking-call";
import { createTrackingGateway } from "./create-tracking-gateway";
import type { TrackedCall } from "./tracking-gateway";

const settings = { apiUrl: "https://tracking.example", projectToken: "p-1", key: "key", secret: "secret" };
const sender = { locale: "de-DE", cookie: "cookie-1", email: null, userId: null };
const at = new Date("2026-11-23T08:00:00Z");
const view: TrackingCall = { name: "view-item", payload: { sku: "EX1" } };
const tracked = (call: TrackingCall, change: Partial<TrackedCall["sender"]> = {}): TrackedCall => ({
  call,
  sender: { ...sender, ...change },
  id: "act-1",
  at,
});

/** Creates a service that returns these responses one after the other. */
function openService(...answers: readonly (Response | Error)[]) {
  const requests: Request[] = [];
  const left = [...answers];
  const gateway = createTrackingGateway({
    ...settings,
    wait: async () => {},
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const answer = left.shift() ?? Response.json({ success: true, results: [{ success: true }] });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const readCommands = async () => JSON.parse((await requests[0]?.text()) ?? "{}").commands;
  return { gateway, requests, readCommands };
}

describe("a request to the tracking service", () => {
  it("is a batch of the project, authenticated by key and secret", async () => {
    const { gateway, requests, readCommands } = openService();
    expect((await gateway.track(tracked(view))).ok).toBe(true);
    expect(requests[0]?.url).toBe("https://tracking.example/track/v2/projects/p-1/batch");
    expect(requests[0]?.headers.get("authorization")).toBe(`Basic ${btoa("key:secret")}`);
    expect(await readCommands()).toEqual([
      {
        name: "customers/events",
        command_id: "act-1",
        data: {
          customer_ids: { cookie: "cookie-1" },
          event_type: "view_item",
          timestamp: at.getTime() / 1000,
          properties: { sku: "EX1", locale: "de-DE", event_id: "act-1" },
        },
      },
    ]);
  });

  it("identifies a customer by number, e-mail address and browser", async () => {
    const { gateway, readCommands } = openService();
    const call: TrackingCall = { name: "customer-update", payload: { user_id: "c-1" } };
    await gateway.track(tracked(call, { userId: "c-1", email: "jana@example.sk" }));
    expect(await readCommands()).toEqual([
      {
        name: "customers",
        command_id: "act-1",
        data: {
          customer_ids: { registered: "c-1", email_id: "jana@example.sk", cookie: "cookie-1" },
          update_timestamp: at.getTime() / 1000,
          properties: { email: "jana@example.sk", locale: "de-DE" },
        },
      },
    ]);
  });

  it("has an event for each consent, without the token of a mail", async () => {
    const { gateway, readCommands } = openService();
    const consents = { newsletter: true, sms: false };
    await gateway.track(
      tracked(
        { name: "customer-consent", payload: { consents, email_token: "t" } },
        { email: "j@example.sk" },
      ),
    );
    const commands: { command_id: string; data: { properties: object } }[] = await readCommands();
    expect(commands.map(({ command_id }) => command_id)).toEqual(["act-1:newsletter", "act-1:sms"]);
    expect(commands.map(({ data }) => data.properties)).toEqual([
      {
        category: "newsletter",
        action: "accept",
        valid_until: "unlimited",
        locale: "de-DE",
        event_id: "act-1:newsletter",
      },
      { category: "sms", action: "reject", locale: "de-DE", event_id: "act-1:sms" },
    ]);
  });

  it("is not sent without an identifier", async () => {
    const { gateway, requests } = openService();
    expect((await gateway.track(tracked(view, { cookie: null }))).ok).toBe(true);
    expect(requests).toEqual([]);
  });
});

describe("a tracking service that fails", () => {
  it.each<[string, readonly (Response | Error)[], number, string | null]>([
    ["is gone for a moment", [new Response(null, { status: 503 })], 2, null],
    ["has too much to do", [new Response(null, { status: 429 })], 2, null],
    ["cannot be reached", [new TypeError("failed")], 2, null],
    [
      "stays gone",
      [new Response(null, { status: 500 }), new Response(null, { status: 502 })],
      2,
      "unavailable",
    ],
    ["does not answer in time", [late(), late()], 2, "timeout"],
    ["knows no such key", [new Response(null, { status: 401 })], 1, "rejected"],
    ["refuses a command", [Response.json({ success: true, results: [{ success: false }] })], 1, "rejected"],
    ["says something else", [Response.json({ unexpected: true })], 1, "malformed"],
    ["says no JSON", [new Response("<html>")], 1, "malformed"],
  ])("and %s is requested as often as it helps", async (_how, answers, asked, kind) => {
    const { gateway, requests } = openService(...answers);
    const taken = await gateway.track(tracked(view));
    expect(requests).toHaveLength(asked);
    expect(taken.ok ? null : taken.error.kind).toBe(kind);
  });
});

function late(): DOMException {
  return new DOMException("late", "TimeoutError");
}
