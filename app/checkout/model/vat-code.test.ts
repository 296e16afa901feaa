import { describe, expect, it } from "vitest";
import { readVatCode, readVatXml } from "./vat-code";

describe("codes of a validation", () => {
  const accepted = [200, 216, 218, 219, 223];
  const undecided = [205, 208, 999];

  it("are accepted, could not be validated, or not valid, by the specification's list", () => {
    const all = Array.from({ length: 1_000 }, (_, code) => code);
    expect(all.filter((code) => readVatCode(code) === "valid")).toEqual(accepted);
    expect(all.filter((code) => readVatCode(code) === "unavailable")).toEqual(undecided);
  });

  it.each([
    ["200", "A", "A", "valid"],
    ["200", "B", "A", "other-name"],
    ["200", "A", "B", "other-name"],
    ["200", "D", "D", "valid"],
    ["201", "B", "B", "invalid"],
    ["999", "", "", "unavailable"],
  ])("%s with company %s and town %s mean %s", (code, company, city, outcome) => {
    const fields = ["ErrorCode", code, "Erg_Name", company, "Erg_Ort", city];
    const xml = fields.map((text) => `<value><string>${text}</string></value>`).join("\n");
    expect(readVatXml(xml)).toBe(outcome);
  });

  it.each([
    "",
    "<params></params>",
    "<string>ErrorCode</string>",
    "<string>ErrorCode</string><string>x</string>",
  ])("are not read from %j", (xml) => expect(readVatXml(xml)).toBe("unavailable"));
});
