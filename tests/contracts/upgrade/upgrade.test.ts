import { expect, it } from "vitest";
import { rehearseUpgrade } from "../../../scripts/upgrade/rehearse-upgrade.ts";

// The short form of `npm run upgrade`: few products, few visitors, seconds in each phase.
it("is invisible to visitors: old schema, migrations under load, the next version by shares", async () => {
  const phases = await rehearseUpgrade({
    formerCheckout: null,
    withheld: 1,
    products: 20,
    visitors: 2,
    secondsEach: 1,
    say: () => {},
  });
  expect(phases.flatMap(({ name, failures }) => [...failures].map((failure) => [name, ...failure]))).toEqual(
    [],
  );
  for (const { name, requests } of phases.slice(0, -1)) expect([name, requests > 0]).toEqual([name, true]);
}, 180_000);
