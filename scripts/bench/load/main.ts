import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../house/run-command.mjs";
import { say } from "../../house/say.mjs";
import { findFreePort } from "../../serve/find-free-port.ts";
import { prepareAndServe } from "../../serve/prepare-and-serve.ts";
import { watchChildren } from "../watch-children.ts";
import { findPlaces } from "./find-places.ts";
import { judgeLoad } from "./judge-load.ts";
import { planTimes } from "./load-faults.ts";
import { toLoadMarkdown } from "./load-report.ts";
import { listStoredOrders, prepareStock } from "./prepare-stock.ts";
import { runVisits } from "./run-visits.ts";

/**
 * Worker before the platform or the search. Modes: `normal` forwards everything, `slow` delays by seconds, `dead`
 * responds 503, `cut` breaks the connection. A POST of `{ "mode": … }` to `/stand-in` on the system's host sets the
 * mode.
 */
const loadStandIn = `
let mode = "normal";
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname === "/stand-in") {
      mode = (await request.json()).mode;
      return Response.json({ mode });
    }
    if (mode === "dead") {
      await request.text();
      return new Response(null, { status: 503 });
    }
    if (mode === "cut") throw new Error("The connection was cut, as asked");
    if (mode === "slow") await scheduler.wait(2500);
    return env.PLATFORM.fetch(request);
  },
};
`;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    concurrency: { type: "string", default: "32" },
    faults: { type: "boolean", default: false },
  },
});
const minutes = Number(values.minutes);
const concurrency = Number(values.concurrency);
if (!(minutes >= 1 && Number.isInteger(concurrency) && concurrency >= 1)) {
  console.error("--minutes is 1 or more, --concurrency a whole number from 1");
  process.exit(2);
}
const command = `npm run load -- --minutes ${minutes} --concurrency ${concurrency}${values.faults ? " --faults" : ""}`;
const products = 400;

const stateFolder = mkdtempSync(path.join(tmpdir(), "ironhall-load-"));
const port = await findFreePort();
const { value: serving, pids } = await watchChildren(() =>
  prepareAndServe({
    port,
    products,
    stateFolder,
    isQuiet: true,
    platformStandIn: loadStandIn,
    searchStandIn: loadStandIn,
    variables: { ATTEMPT_LIMITS: "off" },
  }),
);
let isReached = false;
try {
  const everySku = "EX10010000";
  const places = await findPlaces(port, await prepareStock(port, everySku), everySku);
  const times = planTimes(minutes, values.faults);
  say(`Under load for ${minutes} minutes, ${concurrency} visitors at once`);
  const outcome = await runVisits({ port, places, concurrency, times, pids, say });
  const stored = await listStoredOrders(port);
  const verdict = judgeLoad({ ...outcome, times, stored });
  const markdown = toLoadMarkdown({
    date: new Date().toISOString().slice(0, 10),
    command,
    seconds: times.endMs / 1000,
    requests: outcome.samples.length,
    verdict,
  });
  console.log(markdown);
  writeFileSync(path.join(root, "docs/load-figures.md"), markdown);
  isReached = verdict.goals.every((goal) => goal.isReached);
} finally {
  await serving.stop();
  rmSync(stateFolder, { recursive: true, force: true });
}
process.exit(isReached ? 0 : 1);
