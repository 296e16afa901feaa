import { expect, it } from "vitest";
import { createRng, type Rng } from "../../../tests/faults/support/rng";
import { sampleCart, sampleLine } from "../../../tests/support/sample-cart";
import type { Cart, CartLine } from "./cart";
import type { CartChange } from "./cart-change";
import { type CommandOutcome, QuantityPlan } from "./plan-quantities";
import { defaultQuantityLimits } from "./quantity-rules";

const skus = ["EX10000001", "EX10000002"] as const;
const stock = new Map(skus.map((sku) => [sku, 6]));
const rounds = 2000;

type Step = (plan: QuantityPlan) => CommandOutcome;
type End = { readonly cart: Cart; readonly outcomes: readonly CommandOutcome[] };

function chooseStep(rng: Rng): Step {
  const sku = rng.pick(skus);
  const quantity = rng.int(5);
  if (rng.chance(0.4)) return (plan) => plan.add(sku, quantity);
  const requested = rng.chance(0.3) ? 0 : quantity;
  return (plan) => plan.set(`${sku}-1`, requested);
}

/** Like the platform: an addition goes to the SKU's line, or starts another. */
function applyChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.type === "set-line") {
    return lines
      .map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line))
      .filter(({ quantity }) => quantity > 0);
  }
  if (change.type !== "add-line") return lines;
  const { sku, quantity } = change;
  const known = lines.find((line) => line.sku === sku);
  if (known)
    return applyChange(lines, { type: "set-line", lineId: known.id, quantity: known.quantity + quantity });
  return [...lines, sampleLine({ id: `${sku}-2`, sku, quantity })];
}

function execute(cart: Cart, steps: readonly Step[]): End {
  const plan = new QuantityPlan(cart, stock, defaultQuantityLimits);
  const outcomes = steps.map((step) => step(plan));
  return { outcomes, cart: { ...cart, lines: plan.toChanges().reduce(applyChange, cart.lines) } };
}

function describeEnd({ cart, outcomes }: End) {
  return { lines: cart.lines.map(({ id, quantity }) => `${id}: ${quantity}`).sort(), outcomes };
}

it("returns and leaves the same for merged commands and for single ones", () => {
  for (let round = 0; round < rounds; round += 1) {
    const rng = createRng(`plan ${round}`);
    const lines = skus
      .filter(() => rng.chance(0.7))
      .map((sku) => sampleLine({ id: `${sku}-1`, sku, quantity: 3 }));
    const steps = Array.from({ length: 2 + rng.int(5) }, () => chooseStep(rng));
    const merged = execute(sampleCart({ lines }), steps);
    const oneByOne = steps.reduce(
      ({ cart, outcomes }, step) => {
        const next = execute(cart, [step]);
        return { cart: next.cart, outcomes: [...outcomes, ...next.outcomes] };
      },
      { cart: sampleCart({ lines }), outcomes: [] as readonly CommandOutcome[] },
    );
    expect(describeEnd(merged), `round ${round}`).toEqual(describeEnd(oneByOne));
  }
});
