import path from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { countryTable } from "../../app/countries/model/country-table";
import { toHosts } from "../../scripts/deploy/deployment-name";
import { readConfiguredHosts } from "../../scripts/deploy/read-needs";
import { root } from "../../scripts/house/run-command.mjs";

it("wrangler.toml contains the hosts of every live country, and no others", () => {
  const wanted = countryTable.filter(({ isLive }) => isLive).flatMap(toHosts);
  expect([...readConfiguredHosts()].sort()).toEqual([...wanted].sort());
});

it("the embedded platform has no public URL: the shop reaches it by its binding", () => {
  const config = path.join(root, "worker/commerce/wrangler.toml");
  const platform = readConfig({ config, env: "production" }, { hideWarnings: true });
  expect([platform.workers_dev, platform.preview_urls, platform.routes ?? []]).toEqual([false, false, []]);
});
