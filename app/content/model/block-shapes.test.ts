import { is } from "superstruct";
import { describe, expect, it } from "vitest";
import { BlockStruct, blockKinds } from "./block-shapes";

const asBlock = (kind: string, content: unknown) => is({ kind, slug: "any", content }, BlockStruct);

describe("the kinds of blocks", () => {
  it("are those of specification 2.6, in their parts", () => {
    expect(blockKinds).toEqual(
      [
        "banner-boxes blog-posts campaign-banner category-boxes category-cards category-links countdown faq",
        "help-menu hero-banner marketing-cards newsletter notification-banner page-title product-groups-slider",
        "product-listing product-zone promo-banner promo-list rich-text steps tabs trust-carousel trusted-brands",
        "trusted-payments usp-section vertical-lander video-banner working-time",
      ]
        .join(" ")
        .split(" "),
    );
  });

  it.each([
    ["faq", { title: "Questions", questions: [{ question: "Why?", answer: "Because." }] }],
    ["countdown", { title: "Left", ends: "campaign" }],
    ["countdown", { title: "Left", ends: "2026-12-01T23:59" }],
    [
      "rich-text",
      { paragraphs: [{ heading: "A" }, { text: "B" }, { list: ["C"] }, { link: "D", href: "/e/" }] },
    ],
    ["newsletter", { title: "News", text: "Twice a month", label: "E-mail", button: "Sign up" }],
    ["promo-banner", { text: "Free", link: "How", href: "category:weighing" }],
  ])("%s is read as %j", (kind, content) => expect(asBlock(kind, content)).toBe(true));

  it.each([
    ["no-such-kind", { title: "A" }],
    ["constructor", { title: "A" }],
    ["faq", { title: "", questions: [] }],
    ["faq", { title: "Questions" }],
    ["faq", { title: "Questions", questions: [], colour: "red" }],
    ["countdown", { title: "Left", ends: "tomorrow" }],
    ["promo-banner", { text: "Free", link: "How", href: "javascript:alert(1)" }],
    ["promo-banner", { text: "Free", link: "How", href: "//elsewhere.example" }],
    ["banner-boxes", { boxes: [{ title: "A", picture: "https://elsewhere.example/a.svg", href: "/" }] }],
    ["category-boxes", { title: "A", from: "everything" }],
  ])("%s is refused as %j", (kind, content) => expect(asBlock(kind, content)).toBe(false));
});
