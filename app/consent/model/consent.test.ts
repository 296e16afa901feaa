import { expect, it } from "vitest";
import { readConsent } from "./consent";

it.each([
  ["", []],
  ["session=x; country=sk", []],
  ["consent=", []],
  ["consent=yes", []],
  ["consent=functional", ["functional"]],
  ["a=b; consent=marketing.functional; c=d", ["functional", "marketing"]],
  ["myconsent=functional", []],
  ["consent=functional.tracking", ["functional"]],
])("the cookies %j agree to %j", (cookies, purposes) => expect([...readConsent(cookies)]).toEqual(purposes));
