import { describe, expect, it } from "vitest";
import { parseSignUpForm } from "./sign-up-form";

function parse(fields: Record<string, string>, needsTick = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseSignUpForm(form, { needsTick });
}

describe("the newsletter's form", () => {
  it.each([
    [{}, "required"],
    [{ email: " " }, "required"],
    [{ email: "jana" }, "email"],
    [{ email: `${"a".repeat(250)}@b.sk` }, "email"],
    [{ email: " jana@example.com " }, null],
  ])("of %j has the problem %s", (fields, problem) => {
    expect(parse(fields).problem).toBe(problem);
  });

  it("needs the tick of its box if the country requires one, and otherwise not", () => {
    const email = "jana@example.com";
    expect(parse({ email }, true).problem).toBe("consent");
    expect(parse({ email, consent: "on" }, true).problem).toBe("consent");
    expect(parse({ email, consent: "newsletter" }, true)).toEqual({ email, problem: null, isTrapped: false });
    expect(parse({ email }, false).problem).toBeNull();
  });

  it("detects robots by the invisible field", () => {
    expect(parse({ email: "jana@example.com", topic: "https://example.com" }).isTrapped).toBe(true);
  });
});
