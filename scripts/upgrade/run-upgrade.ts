import { parseArgs } from "node:util";
import { buildShop } from "../house/build-shop.mjs";
import { say } from "../house/say.mjs";
import { countFailures, rehearseUpgrade } from "./rehearse-upgrade.ts";

/** Rehearses an upgrade under load on this machine. Exit code 1: a request failed, and prints which. */
export async function runUpgrade(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      former: { type: "string" },
      withheld: { type: "string", default: "1" },
      products: { type: "string", default: "300" },
      visitors: { type: "string", default: "8" },
      seconds: { type: "string", default: "20" },
    },
  });
  await buildShop();
  const phases = await rehearseUpgrade({
    formerCheckout: values.former ?? null,
    withheld: Number(values.withheld),
    products: Number(values.products),
    visitors: Number(values.visitors),
    secondsEach: Number(values.seconds),
    say,
  });
  for (const { name, failures } of phases) {
    for (const [what, count] of failures) say(`${name}: ${what}, ${count} times`);
  }
  const failed = phases.reduce((sum, phase) => sum + countFailures(phase), 0);
  const requestCount = phases.reduce((sum, { requests }) => sum + requests, 0);
  say(`${requestCount} requests, ${failed} failed.`);
  return failed === 0 ? 0 : 1;
}
