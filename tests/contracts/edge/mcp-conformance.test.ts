import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { openShop } from "./open-shop.ts";

const shop = openShop();
const require = createRequire(import.meta.url);
const command = require.resolve("@modelcontextprotocol/conformance/dist/index.js");
const notOffered = path.resolve(import.meta.dirname, "../../support/mcp-scenarios-not-offered.yml");

/** Runs all server scenarios of the protocol's own suite; returns its exit code and output without colours. */
function runScenarios(url: string): Promise<{ readonly code: number; readonly output: string }> {
  const args = [command, "server", "--url", url, "--suite", "all", "--expected-failures", notOffered];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, NO_COLOR: "1" } }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}

it("the MCP server passes the scenarios of what it offers", async () => {
  // The suite reads no hosts below localhost; this one serves the default country.
  const { code, output } = await runScenarios(`http://127.0.0.1:${shop.port}/api/ucp/mcp`);
  expect(code, output).toBe(0);
  for (const scenario of ["server-initialize", "ping", "tools-list", "dns-rebinding-protection"])
    expect(output).toMatch(new RegExp(`✓.* ${scenario}: [1-9]\\d* passed, 0 failed`));
});
