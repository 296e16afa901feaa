import { describe, expect, it } from "vitest";
import { createMailedLinks } from "./mailed-links";

const links = createMailedLinks("c".repeat(32), "DE");
const request = {
  email: "erika@example.com",
  source: "newsletter",
  wording: "newsletter-1",
  askedAt: "2026-11-23T08:00:00.000Z",
} as const;
const day = (number: string) => new Date(`2026-11-${number}T08:00:00.000Z`);

describe("a mailed link of the newsletter", () => {
  it("carries the request for a week, and does not reveal the e-mail address", async () => {
    const token = await links.sealConfirmation(request);
    expect(token).toMatch(/^[\w-]+$/);
    expect(atob(token.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("erika");
    expect(await links.openConfirmation(token, day("29"))).toEqual(request);
    expect(await links.openConfirmation(token, day("30"))).toBe("over");
  });

  it("unsubscribes for 180 days, and never has the same token twice", async () => {
    const sealedAt = new Date("2026-05-01T08:00:00.000Z");
    const tokens = [
      await links.sealUnsubscription(request.email, sealedAt),
      await links.sealUnsubscription(request.email, sealedAt),
    ];
    expect(tokens[0]).not.toBe(tokens[1]);
    const [last, past] = [new Date("2026-10-28T07:59:59.000Z"), new Date("2026-10-28T08:00:00.000Z")];
    for (const token of tokens) expect(await links.openUnsubscription(token, last)).toBe(request.email);
    for (const token of tokens) expect(await links.openUnsubscription(token, past)).toBeNull();
  });

  it("shows an order for 180 days, in its own shop only", async () => {
    const sealedAt = new Date("2026-05-01T08:00:00.000Z");
    const token = await links.sealOrder("order-1", sealedAt);
    expect(await links.openOrder(token, new Date("2026-10-28T07:59:59.000Z"))).toBe("order-1");
    expect(await links.openOrder(token, new Date("2026-10-28T08:00:00.000Z"))).toBeNull();
    expect(await createMailedLinks("c".repeat(32), "AT").openOrder(token, sealedAt)).toBeNull();
    expect(await links.openUnsubscription(token, sealedAt)).toBeNull();
    expect(await links.openOrder("order-1", sealedAt)).toBeNull();
  });

  it("opens nothing for another purpose, country or secret, or after a change", async () => {
    const [confirm, unsubscribe] = [
      await links.sealConfirmation(request),
      await links.sealUnsubscription(request.email, day("23")),
    ];
    expect(await links.openUnsubscription(confirm, day("23"))).toBeNull();
    expect(await links.openConfirmation(unsubscribe, day("23"))).toBeNull();
    expect(
      await createMailedLinks("c".repeat(32), "AT").openUnsubscription(unsubscribe, day("23")),
    ).toBeNull();
    expect(
      await createMailedLinks("d".repeat(32), "DE").openUnsubscription(unsubscribe, day("23")),
    ).toBeNull();
    const changed = `${unsubscribe.slice(0, -2)}${unsubscribe.endsWith("AA") ? "BB" : "AA"}`;
    for (const token of [changed, "", "a", "%%%"])
      expect(await links.openUnsubscription(token, day("23"))).toBeNull();
  });
});
