import type { Demo } from "../scripts/base/load-demo.ts";
import { completeTarget } from "../scripts/redirects/complete-target.ts";
import { RedirectionsClient } from "../scripts/redirects/redirections-client.ts";
import { generateCatalogue } from "./catalogue/generate-catalogue.ts";
import { demoCustomers, demoPassword } from "./catalogue/trade/customers.ts";
import { discountCodes } from "./catalogue/trade/discount-codes.ts";
import { runSeed } from "./seed/run-seed.ts";
import { seedPlatform } from "./seed/seed-platform.ts";

/** The demo's data; the rest of the project imports it through `scripts/base/load-demo.ts` only. */
export const demo: Demo = {
  seedPlatform,
  seedRedirects,
  runSeed,
  generateCatalogue,
  customers: demoCustomers,
  password: demoPassword,
  discountCodes,
};

/** Pages of an earlier shop, and their present paths in each country's shop. */
const demoRedirects = [
  ["/old-catalogue/", "/categories"],
  ["/clearance/", "/sales?sort=price-asc"],
  ["/former-terms/", "/terms-and-conditions/"],
] as const;

/** Imports the demo's redirections into an empty service; existing ones are unchanged. */
async function seedRedirects(port: number, operatorSecret: string): Promise<void> {
  const apiUrl = `http://redirections.localhost:${port}`;
  const client = new RedirectionsClient({ apiUrl, operatorSecret, isLocal: true });
  if (!(await client.isEmpty())) return;
  const redirects = demoRedirects.map(([path, target]) =>
    completeTarget({ host: "*", path, target, code: 308 }),
  );
  await client.importRedirects({ redirects, revision: 0, replaces: false });
}
