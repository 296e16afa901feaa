import lighthouse from "lighthouse";
import { findFreePort } from "../../serve/find-free-port.ts";
import { type KnownCookie, openBrowser } from "./open-browser.ts";

type Options = {
  readonly cookies?: readonly KnownCookie[];
  /** The only audits to run; all without it. */
  readonly audits?: readonly string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

/** Runs Lighthouse in a new browser, with its mobile settings: 4 × CPU, slow 4G, simulated. */
export async function runLighthouse(url: string, { cookies = [], audits }: Options = {}): Promise<Result> {
  const { browser, port } = await openBrowser(await findFreePort(), cookies);
  try {
    const flags = { port, logLevel: "error" as const, output: "json" as const };
    const result = await lighthouse(url, audits ? { ...flags, onlyAudits: [...audits] } : flags);
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    return result;
  } finally {
    await browser.close();
  }
}
