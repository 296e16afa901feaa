import { describe, expect, it } from "vitest";
import { openSearchIndex } from "../../../tests/support/open-search-index";

const settings = (language: string) => ({
  indexLanguages: [language],
  searchableAttributes: [
    "unordered(skus),unordered(eans)",
    "unordered(name)",
    "unordered(brand)",
    "unordered(categoryNames)",
    "unordered(words)",
    "unordered(text)",
  ],
  customRanking: ["desc(inStock)", "desc(popularity)"],
});

type Product = { readonly name: string } & Readonly<Record<string, unknown>>;

/** Records with their name as id, in descending popularity. */
function open(language: string, products: readonly (string | Product)[], synonyms: readonly object[] = []) {
  const records = products.map((product, at) => {
    const given = typeof product === "string" ? { name: product } : product;
    return { objectID: given.name, inStock: true, popularity: 1_000 - at, ...given };
  });
  return openSearchIndex(
    settings(language),
    records,
    synonyms.map((synonym) => ({ ...synonym })),
  );
}

const german = [
  "Plattformwaage 150 kg",
  { name: "Tischwaage", text: "Eine Waage für den Tisch" },
  "Getränkekühlschrank 360 l",
  "Kühlschränke für die Gastronomie",
  "Druckluftkompressor",
  "Kompressoren-Set",
  "Planetenrührmaschine 20 l",
  "Rührmaschine",
  "Hochdruckreiniger",
  "MIG-Schweißgerät",
  "Waagentisch",
];

describe("words of a language", () => {
  it.each([
    ["waagen", ["Plattformwaage 150 kg", "Tischwaage", "Waagentisch"]],
    ["waage", ["Plattformwaage 150 kg", "Tischwaage", "Waagentisch"]],
    ["kühlschrank", ["Getränkekühlschrank 360 l", "Kühlschränke für die Gastronomie"]],
    ["kuehlschrank", ["Getränkekühlschrank 360 l", "Kühlschränke für die Gastronomie"]],
    ["kuhlschranke", ["Getränkekühlschrank 360 l", "Kühlschränke für die Gastronomie"]],
    ["kompressoren", ["Druckluftkompressor", "Kompressoren-Set"]],
    ["kompressr", ["Druckluftkompressor", "Kompressoren-Set"]],
    ["rührmaschine", ["Planetenrührmaschine 20 l", "Rührmaschine"]],
    ["rührmaschiene", ["Planetenrührmaschine 20 l", "Rührmaschine"]],
    ["rühr", ["Rührmaschine", "Planetenrührmaschine 20 l"]],
    ["hochdruck", ["Hochdruckreiniger"]],
    ["hochdruck reiniger", ["Hochdruckreiniger"]],
    ["schweissgeraet", ["MIG-Schweißgerät"]],
    ["SCHWEISSGERÄT mig", ["MIG-Schweißgerät"]],
    ["tisch waage", ["Tischwaage", "Waagentisch"]],
    ["wagge", ["Plattformwaage 150 kg", "Tischwaage", "Waagentisch"]],
    ["zitrone", []],
  ])("finds %s", (query, names) => {
    expect(open("de", german).find(query)).toEqual(names);
  });

  it.each([
    ["en", "mixers", "Planetary mixer"],
    ["en", "scales", "Platform scale"],
    ["en", "presure washer", "Pressure washer"],
    ["en", "washer pressure", "Pressure washer"],
    ["en", "aircompressor", "Air compressor"],
    ["fr", "balances", "Balance de précision"],
    ["fr", "refrigerateur", "Réfrigérateurs à boissons"],
    ["cs", "váha", "Plošinové váhy"],
    ["cs", "chladničky", "Nápojová chladnička"],
    ["sk", "váha", "Plošinové váhy"],
    ["sk", "kompresory", "Vzduchový kompresor"],
    ["pl", "waga", "Wagi platformowe"],
    ["pl", "kompresory", "Kompresor powietrza"],
    ["sl", "tehtnice", "Ploščadna tehtnica"],
    ["hr", "vage", "Platformska vaga"],
    ["hu", "mérlegek", "Platformmérleg"],
    ["fi", "vaaka", "Lavavaaka"],
    ["sv", "vågar", "Plattformsvåg"],
    ["da", "koleskab", "Drikkevarekøleskab"],
    ["nl", "weegschalen", "Platformweegschaal"],
    ["bg", "везни", "Платформена везна"],
    ["bg", "vezna", "Платформена везна"],
    ["el", "ζυγαριες", "Ζυγαριά πλατφόρμας"],
    ["el", "ΖΥΓΑΡΙΑ", "Ζυγαριά πλατφόρμας"],
    ["lt", "svarstyklės", "Platforminės svarstyklės"],
    ["ro", "cantare", "Cântar platformă"],
  ])("in %s: %s", (language, query, name) => {
    expect(open(language, [{ name, text: "plattform" }, "123"]).find(query)).toEqual([name]);
  });

  it("finds a brand in Latin and Cyrillic script", () => {
    const index = open("bg", [{ name: "Къртач", brand: "Makita" }]);
    expect(index.find("макита")).toEqual(["Къртач"]);
    expect(index.find("makita")).toEqual(["Къртач"]);
  });

  it("applies synonyms in both directions or in one", () => {
    const index = open(
      "de",
      ["Hubwagen", "Sackkarre"],
      [
        { type: "synonym", synonyms: ["hubwagen", "ameise"] },
        { type: "onewaysynonym", input: "transportgerät", synonyms: ["sackkarre", "hubwagen"] },
      ],
    );
    expect(index.find("ameise")).toEqual(["Hubwagen"]);
    expect(index.find("ameisen")).toEqual(["Hubwagen"]);
    expect(index.find("transportgeräte")).toEqual(["Hubwagen", "Sackkarre"]);
    expect(index.find("sackkarre")).toEqual(["Sackkarre"]);
    expect(index.find("ameise", { synonyms: false })).toEqual([]);
  });
});

describe("the rank of a record", () => {
  const numbered = [
    { name: "other", skus: ["EX10009999"], eans: ["4061234567890"], text: "spare part for 10001234" },
    { name: "wanted", skus: ["EX10001234"], eans: ["4069876543210"], popularity: 0, inStock: false },
  ];

  it.each(["10001234", "EX10001234", "ex-1000.1234", "1000 1234", "10 00 12 34", "4069876543210"])(
    "is first for its number %s",
    (query) => {
      expect(open("en", numbered).find(query)[0]).toBe("wanted");
    },
  );

  it.each(["100012", "EX100012", "406987"])("is first for the first digits of its number, %s", (query) => {
    expect(open("en", numbered).find(query)[0]).toBe("wanted");
  });

  it("is by phrase, then by attribute: name, brand, category, specifications, text", () => {
    const index = open("en", [
      { name: "a", text: "an air compressor" },
      { name: "b", words: ["air compressor for"] },
      { name: "c compressor of air" },
      { name: "d air compressor", popularity: 0 },
    ]);
    expect(index.find("air compressor")).toEqual(["d air compressor", "b", "c compressor of air", "a"]);
  });

  it("is by typos before attributes", () => {
    const index = open("en", [{ name: "welder" }, { name: "x", text: "a wilder place" }]);
    expect(index.find("wilder")).toEqual(["x"]);
    expect(index.find("weldr")).toEqual(["welder"]);
  });

  it("is by stock and then by popularity among equals", () => {
    const index = open("en", [
      { name: "scale one", inStock: false, popularity: 9 },
      { name: "scale two", popularity: 1 },
      { name: "scale three", popularity: 5 },
    ]);
    expect(index.find("scale")).toEqual(["scale three", "scale two", "scale one"]);
  });

  it("removes words if the settings allow it", () => {
    const index = open("en", ["platform scale", "bench scale"]);
    expect(index.find("purple platform scale")).toEqual([]);
    expect(index.find("platform scale purple", { removeWordsIfNoResults: "lastWords" })).toEqual([
      "platform scale",
    ]);
    expect(index.find("purple bench scale", { removeWordsIfNoResults: "firstWords" })).toEqual([
      "bench scale",
    ]);
    expect(index.find("purple bench scale", { removeWordsIfNoResults: "allOptional" })).toEqual([
      "bench scale",
      "platform scale",
    ]);
  });

  it("allows no typos in short words, one from four characters, two from eight", () => {
    const index = open("en", ["pump", "centrifuge", "cup"]);
    expect(index.find("cop")).toEqual([]);
    expect(index.find("pmup")).toEqual(["pump"]);
    expect(index.find("pimb")).toEqual([]);
    expect(index.find("sentrifudge")).toEqual(["centrifuge"]);
    expect(index.find("sentrifudge", { typoTolerance: false })).toEqual([]);
  });
});
