import { expect, it } from "vitest";
import { countryTable } from "../../app/countries/model/country-table";
import { toHosts } from "../../scripts/deploy/plan-routes";
import { readConfiguredHosts } from "../../scripts/deploy/read-configured-hosts";

it("has in wrangler.toml the hosts of every live country, and no others", () => {
  const wanted = countryTable.filter(({ isLive }) => isLive).flatMap(toHosts);
  expect([...readConfiguredHosts()].sort()).toEqual([...wanted].sort());
});
