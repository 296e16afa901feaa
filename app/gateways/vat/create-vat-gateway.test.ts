import { afterEach, describe, expect, it, vi } from "vitest";
import { readVatCode } from "../../checkout/model/vat-code";
import { createVatGateway } from "./create-vat-gateway";

afterEach(() => void vi.useRealTimers());

const answering = (respond: typeof fetch) =>
  createVatGateway({ apiUrl: "http://office.test/app/v1", ownNumber: "DE812345674", fetch: respond });

/** HTTP status and status of the office, the specification's code, and its meaning for the shopper. */
const statuses = [
  [200, "0000", 200, "valid"],
  [400, "0002", 215, "invalid"],
  [400, "0003", 216, "valid"],
  [400, "0004", 214, "invalid"],
  [400, "0005", 209, "invalid"],
  [403, "0006", 999, "unavailable"],
  [403, "0007", 999, "unavailable"],
  [403, "0008", 208, "unavailable"],
  [503, "0011", 205, "unavailable"],
  [400, "0012", 211, "invalid"],
  [503, "0013", 205, "unavailable"],
  [503, "1001", 205, "unavailable"],
  [500, "1002", 999, "unavailable"],
  [500, "1003", 999, "unavailable"],
  [500, "1004", 999, "unavailable"],
  [404, "2001", 201, "invalid"],
  [200, "2002", 203, "invalid"],
  [400, "2003", 212, "invalid"],
  [500, "2004", 999, "unavailable"],
  [404, "2005", 206, "invalid"],
  [200, "2006", 204, "invalid"],
  [500, "2007", 205, "unavailable"],
  [200, "2008", 219, "valid"],
  [500, "2011", 999, "unavailable"],
  [500, "3011", 999, "unavailable"],
  [200, "4711", 999, "unavailable"],
] as const;

describe("the tax office's responses", () => {
  it.each(statuses)("HTTP %i with evatr-%s is code %i: %s", async (http, status, code, outcome) => {
    const text = JSON.stringify({
      id: "1",
      anfrageZeitpunkt: "2026-11-23T10:00:00Z",
      status: `evatr-${status}`,
    });
    const gateway = answering(async () => new Response(text, { status: http }));
    const answer = await gateway.check("ATU12345678", null, null);
    expect(answer).toMatchObject({ ok: true, value: { code, rawResponse: text } });
    expect(readVatCode(code)).toBe(outcome);
  });

  it("are requested with both numbers, and report from when until when a number was valid", async () => {
    const requests: unknown[] = [];
    const gateway = answering(async (input, init) => {
      requests.push([String(input), init?.method, JSON.parse(String(init?.body))]);
      return Response.json({ status: "evatr-2006", gueltigAb: "2020-01-01", gueltigBis: "2024-12-31" });
    });
    const answer = await gateway.check("ATU12345678", null, null);
    expect(requests).toEqual([
      [
        "http://office.test/app/v1/abfrage",
        "POST",
        { anfragendeUstid: "DE812345674", angefragteUstid: "ATU12345678" },
      ],
    ]);
    expect(answer).toMatchObject({ value: { validFrom: "2020-01-01", validUntil: "2024-12-31" } });
  });

  it.each([
    ["A", "A", { company: "A", city: "A" }],
    ["B", "D", { company: "B", city: "D" }],
  ])("compare company %s and town %s of a qualified query", async (ergFirmenname, ergOrt, compared) => {
    const requests: unknown[] = [];
    const gateway = answering(async (_input, init) => {
      requests.push(JSON.parse(String(init?.body)));
      return Response.json({ status: "evatr-0000", ergFirmenname, ergOrt, ergPlz: "C", ergStrasse: "C" });
    });
    const answer = await gateway.check("ATU12345678", null, { company: "Ironworks GmbH", city: "Wien" });
    expect(requests).toMatchObject([{ firmenname: "Ironworks GmbH", ort: "Wien" }]);
    expect(answer).toMatchObject({ value: { compared } });
  });

  it.each([
    [502, "<html>", "unavailable"],
    [429, "", "unavailable"],
    [200, '{"unexpected":true}', "malformed"],
    [200, '{"status":"fine"}', "malformed"],
  ])("that cannot be read are a failure: HTTP %i with %j", async (status, text, kind) => {
    const gateway = answering(async () => new Response(text, { status }));
    expect(await gateway.check("ATU12345678", null, null)).toMatchObject({ ok: false, error: { kind } });
  });

  it("time out after 15 seconds", async () => {
    vi.useFakeTimers();
    const gateway = answering(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    let answer: unknown = null;
    const pending = gateway.check("ATU12345678", null, null).then((value) => {
      answer = value;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(answer).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
});
