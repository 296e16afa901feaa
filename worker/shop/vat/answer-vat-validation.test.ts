import { describe, expect, it } from "vitest";
import { readVatXml } from "../../../app/checkout/model/vat-code";
import { writeVatXml } from "./answer-vat-validation";

describe("the XML response of a validation", () => {
  const xml = writeVatXml([
    ["UstId_1", "DE812345674"],
    ["ErrorCode", "204"],
    ["Gueltig_bis", "<&>"],
  ]);

  it("has two strings per field and escapes values", () => {
    expect(xml).toContain("<value><string>ErrorCode</string></value>\n<value><string>204</string></value>");
    expect(xml).toContain("<string>&lt;&amp;&gt;</string>");
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<params>\n<param>/);
  });

  it("is readable by the shop's own checkout", () => {
    expect(readVatXml(xml)).toBe("invalid");
  });
});
