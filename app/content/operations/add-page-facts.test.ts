import { expect, it } from "vitest";
import type { ContentPage } from "../model/content-page";
import { addPageFact, addPageSection } from "./add-page-facts.server";

const page: ContentPage = {
  title: "Imprint",
  description: "Who runs this shop",
  sections: [
    { heading: "The seller", paragraphs: ["By law:"], facts: [["Name", "Ironhall"]] },
    { heading: "Contact", paragraphs: ["Write to us"] },
  ],
};

it("adds a registration number to the seller's facts, and to nothing else", () => {
  const { sections } = addPageFact(page, "Packaging register", "LUCID DE1");
  expect(sections[0]?.facts).toEqual([
    ["Name", "Ironhall"],
    ["Packaging register", "LUCID DE1"],
  ]);
  expect(sections[1]).toBe(page.sections[1]);
});

it("adds a section at the end", () => {
  const { sections } = addPageSection(page, { heading: "Credit", paragraphs: ["Caution!"] });
  expect(sections.map(({ heading }) => heading)).toEqual(["The seller", "Contact", "Credit"]);
});
