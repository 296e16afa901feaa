import { describe, expect, it } from "vitest";
import { planRoutes } from "./plan-routes";
import { parseDeployArguments } from "./run-deploy";

const countries = [
  { code: "SK", isLive: true, productionDomain: "www.ironhall.sk" },
  { code: "GB", isLive: false, productionDomain: "www.ironhall.co.uk" },
  { code: "HR", isLive: false, productionDomain: "www.ironhall.hr" },
];

describe("a deploy", () => {
  it("sends the routes of live countries and of those named, bare domains included", () => {
    const current = ["www.ironhall.sk", "www.ironhall.hr", "ironhall.hr"];
    expect(planRoutes(countries, ["GB"], current)).toEqual({
      added: ["ironhall.sk", "www.ironhall.co.uk", "ironhall.co.uk"],
      kept: ["www.ironhall.sk"],
      removed: ["www.ironhall.hr", "ironhall.hr"],
    });
  });

  it("takes country codes in any case and says what is wrong", () => {
    const known = ["SK", "GB"];
    expect(parseDeployArguments(["--dry-run", "gb"], known)).toEqual({
      ok: true,
      isDryRun: true,
      countries: ["GB"],
    });
    expect(parseDeployArguments([], known)).toEqual({ ok: true, isDryRun: false, countries: [] });
    expect(parseDeployArguments(["XX"], known)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("No country XX"),
    });
    expect(parseDeployArguments(["--force"], known)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("--force"),
    });
  });
});
