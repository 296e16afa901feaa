import { expect, it } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const consent = "v1.2026-11-23.functional";

it("a chosen theme is in the document's first tag, also from the page cache, which stays the same for all", async () => {
  const guest = shop.guest();
  await guest.get("/sales");
  const { text, headers } = await guest.get("/sales", { cookie: "theme=dark" });
  expect(headers["cache-status"]).toMatch(/hit/);
  expect(text).toMatch(/^<!DOCTYPE html><html data-theme="dark" lang="/);
  expect(text).toMatch(/<\/html>\s*$/);
  const other = await shop.guest().get("/sales", { cookie: "theme=purple" });
  expect(other.text).toMatch(/^<!DOCTYPE html><html lang="/);
});

it.each([
  [
    consent,
    "dark",
    "/sales?page=2",
    "/sales?page=2#theme",
    /^theme=dark; Path=\/; Max-Age=31536000; SameSite=Lax/,
  ],
  [consent, "system", "/sales", "/sales#theme", /^theme=; Path=\/; Max-Age=0/],
  [consent, "light", "https://elsewhere.example/", "/#theme", /^theme=light/],
  ["", "dark", "/sales", "/consents", /^undefined$/],
])("with %o the choice %s from %s leads to %s", async (cookie, theme, from, goal, saved) => {
  const guest = shop.guest();
  if (cookie) guest.cookies.set("consent", cookie);
  const answer = await guest.submit("/theme", { theme, from });
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(goal);
  expect(String(answer.headers["set-cookie"])).toMatch(saved);
});

it("refuses what is no theme", async () => {
  expect((await shop.guest().submit("/theme", { theme: "purple" })).status).toBe(400);
  expect((await shop.guest().get("/theme")).status).toBe(405);
});
