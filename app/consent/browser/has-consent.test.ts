import { afterEach, expect, it, vi } from "vitest";
import { consentPurposes, readConsent } from "../model/consent";
import { hasConsent } from "./has-consent";

afterEach(() => vi.unstubAllGlobals());

it.each([
  "",
  "consent=v1.2026-11-23",
  "consent=v1.functional",
  "a=b; consent=v1.2026-11-23.functional.marketing; c=d",
  "consent=v0.functional; country=SK",
  "consent=functional",
  "consent=v1.2026-11-23; other=x.functional",
])("reads the same consent from the cookies %j as the edge", (cookie) => {
  vi.stubGlobal("document", { cookie });
  expect(consentPurposes.filter(hasConsent)).toEqual([...readConsent(cookie)]);
});
