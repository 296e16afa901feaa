import { describe, expect, it } from "vitest";
import { parseRepairForm, type RepairProblems } from "./repair-form";

const whole = {
  defect: "no-arc",
  description: "No arc since Monday.",
  place: "811 01 Bratislava",
  contactName: "Jana Nováková",
  customerEmail: "jana@example.com",
};

function parse(changes: Readonly<Record<string, string>>) {
  const fields = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changes })) fields.set(name, value);
  return parseRepairForm(fields, ["no-arc", "fan"]);
}

describe("a request for a repair", () => {
  it("needs neither phone nor order number, because the goods may be another shop's", () => {
    expect(parse({})).toEqual({ form: { ...whole, phoneNumber: "", orderNumber: "" }, problems: {} });
  });

  it.each<[Record<string, string>, RepairProblems]>([
    [{ defect: "" }, { defect: "required" }],
    [{ defect: "lid-leaks" }, { defect: "oneOf" }],
    [{ defect: "other" }, {}],
    [{ description: " \n " }, { description: "required" }],
    [{ place: "" }, { place: "required" }],
    [{ contactName: "x".repeat(81) }, { contactName: "max" }],
    [{ customerEmail: "jana@example" }, { customerEmail: "email" }],
    [{ phoneNumber: "call me" }, { phoneNumber: "phone" }],
    [{ phoneNumber: "+421 905 123 456", orderNumber: "4821-0937-5514" }, {}],
  ])("reports for %j: %j", (changes, problems) => expect(parse(changes).problems).toEqual(problems));
});
