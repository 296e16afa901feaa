import type { Demo } from "../scripts/base/demo-door.ts";
import { generateCatalogue } from "./catalogue/generate-catalogue.ts";
import { demoCustomers, demoPassword } from "./catalogue/trade/customers.ts";
import { discountCodes } from "./catalogue/trade/discount-codes.ts";
import { runSeed } from "./seed/run-seed.ts";
import { seedPlatform } from "./seed/seed-platform.ts";
import { seedRedirects } from "./seed/seed-redirects.ts";

/** The demo's data; the rest of the project imports it through `scripts/base/demo-door.ts` only. */
export const demo: Demo = {
  seedPlatform,
  seedRedirects,
  runSeed,
  generateCatalogue,
  customers: demoCustomers,
  password: demoPassword,
  discountCodes,
};
