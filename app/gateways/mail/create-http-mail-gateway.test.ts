import { describe, expect, it } from "vitest";
import { createHttpMailGateway } from "./create-http-mail-gateway";

const mail = {
  key: "order-confirmation:o1",
  to: "jana@example.com",
  from: "Ironhall <orders@ironhall.example>",
  subject: "Вашата поръчка",
  html: "<p>ο</p>",
  text: "ο",
  attachments: [{ filename: "Όροι.html", contentType: "text/html; charset=utf-8", content: "όροι" }],
};

function open(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const gateway = createHttpMailGateway({
    apiUrl: "https://mail.test",
    apiKey: "secret",
    fetch: async (url, init) => {
      sent.push({ url: String(url), init });
      return answer();
    },
  });
  return { gateway, sent };
}

describe("the HTTP mail service", () => {
  it("receives one request with the event's key, attachments as base64 of their UTF-8", async () => {
    const { gateway, sent } = open(() => Response.json({ id: "1" }));
    expect(await gateway.send(mail)).toEqual({ ok: true, value: null });
    expect(sent).toHaveLength(1);
    const headers = new Headers(sent[0]?.init?.headers);
    expect([sent[0]?.url, headers.get("idempotency-key"), headers.get("authorization")]).toEqual([
      "https://mail.test/emails",
      "order-confirmation:o1",
      "Bearer secret",
    ]);
    const body = JSON.parse(String(sent[0]?.init?.body));
    expect(body).toMatchObject({ to: ["jana@example.com"], subject: "Вашата поръчка" });
    expect(Buffer.from(body.attachments[0].content, "base64").toString()).toBe("όροι");
  });

  it.each([
    [503, {}, "unavailable", true],
    [429, { name: "rate_limit_exceeded" }, "unavailable", true],
    [409, { name: "concurrent_idempotent_requests" }, "unavailable", true],
    [422, { name: "validation_error" }, "rejected", false],
    [401, { name: "missing_api_key" }, "rejected", false],
    [200, { unexpected: true }, "malformed", true],
  ])("that responds with %i %j is %s, to be retried: %s", async (status, body, kind, retryable) => {
    const { gateway } = open(() => Response.json(body, { status }));
    expect(await gateway.send(mail)).toMatchObject({ ok: false, error: { system: "mail", kind, retryable } });
  });

  it("that cannot be reached is retried, and no message names the address", async () => {
    const { gateway } = open(() => Promise.reject(new Error("jana@example.com")));
    const answer = await gateway.send(mail);
    expect(answer).toMatchObject({ ok: false, error: { kind: "unavailable", retryable: true } });
    expect(JSON.stringify(answer)).not.toContain("jana");
  });
});
