import { expect, it } from "vitest";
import { createSearchEvents } from "./search-events";

const click = { queryId: "0".repeat(32), objectId: "p1", position: 2, locale: "de-AT", visit: "v1" };

function open(answer: () => Promise<Response>) {
  const sent: Request[] = [];
  const events = createSearchEvents({
    eventsUrl: "https://insights.example",
    appId: "app",
    apiKey: "key",
    fetch: (input, init) => {
      sent.push(new Request(input, init));
      return answer();
    },
  });
  return { events, sent };
}

it("sends a click on a suggestion as an event of the Insights protocol", async () => {
  const { events, sent } = open(async () => Response.json({ status: 200, message: "OK" }));
  expect(await events.reportClick(click)).toEqual({ ok: true, value: null });
  expect(sent[0]?.url).toBe("https://insights.example/1/events");
  expect(sent[0]?.headers.get("x-algolia-application-id")).toBe("app");
  expect(sent[0]?.headers.get("x-algolia-api-key")).toBe("key");
  expect(await sent[0]?.json()).toEqual({
    events: [
      {
        eventType: "click",
        eventName: "Quick search: product",
        index: "products_de-at",
        userToken: "anonymous-v1",
        queryID: click.queryId,
        objectIDs: ["p1"],
        positions: [2],
      },
    ],
  });
});

it("returns a failure, and does not retry", async () => {
  const refused = open(async () => new Response(null, { status: 422 }));
  expect(await refused.events.reportClick(click)).toMatchObject({ ok: false, error: { kind: "rejected" } });
  const silent = open(() => Promise.reject(new Error("Network connection lost.")));
  expect(await silent.events.reportClick(click)).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  expect([refused.sent.length, silent.sent.length]).toEqual([1, 1]);
});
