import { describe, expect, it } from "vitest";
import { sampleAddress, sampleLine } from "../../../tests/support/sample-cart";
import { createTranslate } from "../../i18n/create-translate";
import { parseWithdrawalForm } from "../model/parse-withdrawal-form";
import { toFirstStatement, toStateStep } from "./to-withdrawal-view";

function parse(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithdrawalForm(form);
}

const good = { orderNumber: " 4749-2204 -4257 ", name: "Jana Novak", email: "jana@example.com", goods: "" };

describe("a statement of withdrawal", () => {
  it("is parsed; no goods mean all goods", () => {
    expect(parse(good)).toEqual({
      form: { orderNumber: "4749-2204-4257", name: "Jana Novak", email: "jana@example.com", goods: null },
      problems: {},
    });
  });

  it.each([
    [{ orderNumber: "" }, { orderNumber: "required" }],
    [{ orderNumber: "1".repeat(41) }, { orderNumber: "max" }],
    [{ name: "Win at www.prize.example" }, { name: "web-address" }],
    [{ email: "jana" }, { email: "email" }],
  ])("with %j has the errors %j", (change, problems) => {
    expect(parse({ ...good, ...change }).problems).toEqual(problems);
  });

  it("contains no web address in the goods either", () => {
    expect(parse({ ...good, goods: "see https://prize.example" }).form.goods).not.toContain("https:");
  });

  it("is prefilled from a known order with name, address and lines, and retains the choices", () => {
    const lines = [sampleLine({ id: "saw", sku: "EX10150003", quantity: 2, name: { en: "Saw" } })];
    const order = {
      orderNumber: "4749-2204-4257",
      email: "jana@example.com",
      billingAddress: { ...sampleAddress, firstName: "Jana", lastName: "Novak" },
      lines,
      deliveries: [
        { id: "d", createdAt: "2026-11-10T09:00:00Z", parcels: [], items: [{ id: "saw", quantity: 2 }] },
      ],
    };
    const translate = createTranslate("en-GB");
    const read = (stated: ReturnType<typeof parse>) => {
      const step = toStateStep(translate, stated, { order, timeZone: "Europe/London" });
      if (step.name !== "state") throw new Error("The step is not the expected one");
      const [goods] = step.fields.flatMap(({ choices }) => choices ?? []);
      return { until: step.until, values: step.fields.map(({ value }) => value), goods };
    };
    const first = read(toFirstStatement(order, ""));
    expect(first.values).toEqual(["4749-2204-4257", "Jana Novak", "jana@example.com", ""]);
    expect(first.goods).toMatchObject({ name: "Saw (10150003)", chosen: "" });
    expect(first.until[0]).toContain("10\u00a0December 2026");
    expect(first.until[1]).toMatch(/14 days.*30 days/);
    expect(read(parse({ ...good, goods: "1 × Saw (10150003)" })).goods?.chosen).toBe("1 × Saw (10150003)");
    expect(toStateStep(translate, toFirstStatement(null, "1"))).toMatchObject({
      until: [first.until[1]],
      fields: [{ value: "1" }, { value: "" }, { value: "" }, { value: "", choices: null }],
    });
  });

  it.each(["en-GB", "bg-BG", "el-GR"])("explains in %s each field's error in a sentence", (locale) => {
    const step = toStateStep(createTranslate(locale), parse({ name: "www.x.com" }));
    const errors = step.name === "state" ? step.fields.map(({ error }) => error) : [];
    expect(errors.slice(0, 3).every((error) => error?.includes(" "))).toBe(true);
  });
});
