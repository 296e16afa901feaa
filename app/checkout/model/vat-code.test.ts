import { describe, expect, it } from "vitest";
import { readVatCode } from "./vat-code";
import { readVatXml, writeVatXml } from "./vat-xml";

describe("codes of a validation", () => {
  const accepted = [200, 216, 218, 219, 223];
  const undecided = [205, 208, 999];

  it("are accepted, could not be validated, or not valid, as the specification lists them", () => {
    const all = Array.from({ length: 1_000 }, (_, code) => code);
    expect(all.filter((code) => readVatCode(code) === "valid")).toEqual(accepted);
    expect(all.filter((code) => readVatCode(code) === "unavailable")).toEqual(undecided);
  });

  it("are the string that follows ErrorCode", () => {
    const xml = writeVatXml([
      ["UstId_1", "DE812345674"],
      ["ErrorCode", "204"],
      ["Gueltig_bis", "<&>"],
    ]);
    expect(xml).toContain("<value><string>ErrorCode</string></value>\n<value><string>204</string></value>");
    expect(xml).toContain("&lt;&amp;&gt;");
    expect(readVatXml(xml)).toBe(204);
  });

  it.each([
    "",
    "<params></params>",
    "<string>ErrorCode</string>",
    "<string>ErrorCode</string><string>x</string>",
  ])("are not read from %j", (xml) => expect(readVatXml(xml)).toBeNull());
});
