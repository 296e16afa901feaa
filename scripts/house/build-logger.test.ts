import { createLogger } from "vite";
import { expect, it, vi } from "vitest";
import { createBuildLogger } from "./build-logger.ts";

it("omits warnings about hidden source maps and composed style sheets, and passes every other line", () => {
  const inner = createLogger("silent");
  const warn = vi.spyOn(inner, "warn");
  const warnOnce = vi.spyOn(inner, "warnOnce");
  const error = vi.spyOn(inner, "error");
  const logger = createBuildLogger(inner);
  logger.warn(
    "\n  ⚠️  Source maps are enabled in production\n     This makes your server code publicly visible",
  );
  logger.warnOnce("\nA PostCSS plugin did not pass the `from` option to `postcss.parse`.");
  expect([warn.mock.calls, warnOnce.mock.calls]).toEqual([[], []]);
  logger.warn("a chunk is larger than 500 kB");
  logger.warnOnce("an import is deprecated");
  logger.error("Source maps are enabled in production");
  expect([warn, warnOnce, error].map(({ mock }) => mock.calls[0]?.[0])).toEqual([
    "a chunk is larger than 500 kB",
    "an import is deprecated",
    "Source maps are enabled in production",
  ]);
});
