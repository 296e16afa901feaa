import { expect, it } from "vitest";
import { createHumanCheck } from "./create-human-check";

const settings = { siteKey: "0x4AAA", secretKey: "0x4BBB" };

it.each([
  [() => Response.json({ success: true }), "human"],
  [() => Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] }), "robot"],
  [() => Response.json({}), "unknown"],
  [() => new Response("<html>", { status: 502 }), "unknown"],
  [() => Promise.reject(new Error("cut")), "unknown"],
] as const)("parses each response (%#: %s → %s)", async (answer, verdict) => {
  const requests: string[] = [];
  const check = createHumanCheck({
    ...settings,
    fetch: async (url, init) => {
      requests.push(String(url), String(init?.body));
      return answer();
    },
  });
  expect(await check("token")).toBe(verdict);
  expect(requests).toEqual([
    "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    "secret=0x4BBB&response=token",
  ]);
});
