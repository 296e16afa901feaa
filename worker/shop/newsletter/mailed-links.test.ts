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
  it("holds the request for a week, and does not say whose it is", async () => {
    const token = await links.sealConfirmation(request);
    expect(token).toMatch(/^[\w-]+$/);
    expect(atob(token.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("erika");
    expect(await links.openConfirmation(token, day("29"))).toEqual(request);
    expect(await links.openConfirmation(token, day("30"))).toBe("over");
  });

  it("unsubscribes without an end, and the same address never by the same token", async () => {
    const tokens = [
      await links.sealUnsubscription(request.email),
      await links.sealUnsubscription(request.email),
    ];
    expect(tokens[0]).not.toBe(tokens[1]);
    for (const token of tokens) expect(await links.openUnsubscription(token)).toBe(request.email);
  });

  it("opens nothing for another purpose, country or secret, or when it was changed", async () => {
    const [confirm, unsubscribe] = [
      await links.sealConfirmation(request),
      await links.sealUnsubscription(request.email),
    ];
    expect(await links.openUnsubscription(confirm)).toBeNull();
    expect(await links.openConfirmation(unsubscribe, day("23"))).toBeNull();
    expect(await createMailedLinks("c".repeat(32), "AT").openUnsubscription(unsubscribe)).toBeNull();
    expect(await createMailedLinks("d".repeat(32), "DE").openUnsubscription(unsubscribe)).toBeNull();
    const changed = `${unsubscribe.slice(0, -2)}${unsubscribe.endsWith("AA") ? "BB" : "AA"}`;
    for (const token of [changed, "", "a", "%%%"]) expect(await links.openUnsubscription(token)).toBeNull();
  });
});
