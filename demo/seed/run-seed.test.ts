import { expect, it } from "vitest";
import { isOnThisMachine } from "./run-seed.ts";

it.each([
  ["http://platform.localhost:8787", true],
  ["http://localhost", true],
  ["http://127.0.0.1:4000/", true],
  ["http://[::1]:8787", true],
  ["https://api.europe-west1.gcp.commercetools.com", false],
  ["https://localhost.example.com", false],
  ["https://mylocalhost", false],
  ["http://127.0.0.1.example.com", false],
  ["https://platform.ironhall.example", false],
])("returns for %s: %s", (apiUrl, isHere) => {
  expect(isOnThisMachine(apiUrl)).toBe(isHere);
});
