import { describe, expect, it } from "vitest";
import { readLinkSecret, storeLinkSecret } from "./link-secrets";

const now = new Date("2026-11-24T10:00:00Z");
const secret = "s".repeat(32);

function browser() {
  let cookieHeader: string | null = null;
  const at = (date: Date) => ({ cookieHeader, secret, isLocal: true, now: date });
  return {
    async follow(path: string, parameter: "token" | "key", value: string): Promise<string> {
      const line = await storeLinkSecret(at(now), { path, parameter, value });
      cookieHeader = line.split(";")[0] ?? null;
      return line;
    },
    read: (path: string, date = now) => readLinkSecret(at(date), path),
    readWith: (other: string, path: string) => readLinkSecret({ ...at(now), secret: other }, path),
  };
}

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("link secrets", () => {
  it("are stored per page in a cookie that scripts cannot read and that does not show them", async () => {
    const guest = browser();
    await guest.follow("/password-reset/change-password", "token", "reset-token");
    const line = await guest.follow("/shared-list", "key", "list-key");
    expect(line).toMatch(/^link-secret=.*; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(line).not.toContain("list-key");
    expect(await guest.read("/password-reset/change-password")).toBe("reset-token");
    expect(await guest.read("/shared-list")).toBe("list-key");
    expect(await guest.read("/unsubscribe")).toBeNull();
  });

  it("of an order's page open the pages below it and its withdrawal, in its language", async () => {
    const guest = browser();
    await guest.follow("/nl/order-status", "token", "of the order");
    for (const path of [
      "/nl/order-status",
      "/nl/order-status/invoice/pdf",
      "/nl/returns/label",
      "/nl/withdrawal",
    ])
      expect(await guest.read(path), path).toBe("of the order");
    expect(await guest.read("/order-status")).toBeNull();
    await guest.follow("/nl/withdrawal", "token", "of its mail");
    expect(await guest.read("/nl/withdrawal")).toBe("of its mail");
  });

  it("expire: a mail's token after an hour, the key of a shared list after 30 days", async () => {
    const guest = browser();
    await guest.follow("/unsubscribe", "token", "t");
    await guest.follow("/shared-list", "key", "k");
    expect(await guest.read("/unsubscribe", later(3_599))).toBe("t");
    expect(await guest.read("/unsubscribe", later(3_600))).toBeNull();
    expect(await guest.read("/shared-list", later(30 * 86_400 - 1))).toBe("k");
    expect(await guest.read("/shared-list", later(30 * 86_400))).toBeNull();
  });

  it("hold the newest link of a page, for the last four pages", async () => {
    const guest = browser();
    for (const [path, value] of ["/a", "/b", "/c", "/d", "/b", "/e"].map(
      (path, at) => [path, String(at)] as const,
    ))
      await guest.follow(path, "key", value);
    const read = await Promise.all(["/a", "/b", "/c", "/d", "/e"].map((path) => guest.read(path)));
    expect(read).toEqual([null, "4", "2", "3", "5"]);
  });

  it("open with the shop's own secret only", async () => {
    const guest = browser();
    await guest.follow("/shared-list", "key", "k");
    expect(await guest.readWith("o".repeat(32), "/shared-list")).toBeNull();
  });
});
