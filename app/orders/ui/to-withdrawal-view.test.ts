import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-translate";
import { parseWithdrawalForm } from "../model/parse-withdrawal-form";
import { toStateStep } from "./to-withdrawal-view";

function parse(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithdrawalForm(form);
}

const good = { orderNumber: " 4749-2204 -4257 ", name: "Jana Novak", email: "jana@example.com", goods: "" };

describe("a statement of withdrawal", () => {
  it("is read as it was meant; no goods are all goods", () => {
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
  ])("with %j has the problems %j", (change, problems) => {
    expect(parse({ ...good, ...change }).problems).toEqual(problems);
  });

  it("carries no web address in the goods either", () => {
    expect(parse({ ...good, goods: "see https://prize.example" }).form.goods).not.toContain("https:");
  });

  it.each(["en-GB", "bg-BG", "el-GR"])("says in %s in a sentence what is wrong with each field", (locale) => {
    const step = toStateStep(createTranslate(locale), parse({ name: "www.x.com" }));
    const errors = step.name === "state" ? step.fields.map(({ error }) => error) : [];
    expect(errors.slice(0, 3).every((error) => error?.includes(" "))).toBe(true);
  });
});
