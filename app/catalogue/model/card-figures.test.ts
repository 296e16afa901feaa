import { expect, it } from "vitest";
import { chooseFigures } from "./card-figures";

const toCard = (family: string | null, figures: Readonly<Record<string, string>>) => ({
  family,
  attributes: Object.entries(figures).map(([label, value]) => ({ label, value })),
});
const list = (cards: readonly ReturnType<typeof toCard>[]) => {
  const show = chooseFigures(cards);
  return cards.map((card) => show(card).map(({ label }) => label));
};

it("shows the first three figures of a family, of each family its own", () => {
  const oven = toCard("ovens", { Capacity: "43 l", Trays: "4", Power: "2,100 W", Weight: "30 kg" });
  const mixer = toCard("mixers", { Capacity: "5 l", Power: "450 W", Speeds: "6", Weight: "9 kg" });
  expect(list([oven, mixer])).toEqual([
    ["Capacity", "Trays", "Power"],
    ["Capacity", "Power", "Speeds"],
  ]);
});

it("prefers figures that most products of the family have", () => {
  const whole = { Capacity: "43 l", Trays: "4", Power: "2,100 W", Weight: "30 kg" };
  const { Trays: _, ...without } = whole;
  const same = ["Capacity", "Power", "Weight"];
  expect(list([toCard("ovens", whole), toCard("ovens", without)])).toEqual([same, same]);
});

it("shows the first figure and then short ones, for all products if one is long", () => {
  const figures = {
    "Ice production in a whole day": "10 kg/24 h",
    "Capacity of the bin": "0.6 kg",
    Power: "100 W",
  };
  const others = { "Width × depth": "30 × 40 cm", Weight: "12 kg" };
  const long = { ...figures, "Capacity of the bin": "0.6 kg and more", ...others };
  const same = ["Ice production in a whole day", "Power", "Width × depth"];
  expect(list([toCard("ice", { ...figures, ...others }), toCard("ice", long)])).toEqual([same, same]);
});

it("shows numbers rather than words, unless they are the first figure", () => {
  const figures = { Current: "AC", Power: "450 W", Plug: "Schuko", Speeds: "6" };
  expect(list([toCard("mixers", figures)])).toEqual([["Current", "Power", "Speeds"]]);
});

it("shows a long figure rather than two figures only, and what a product without a family has", () => {
  const wordy = {
    "Height of the platform when raised": "900 mm",
    "Height of the platform at rest": "280 mm",
  };
  expect(list([toCard("tables", { Load: "150 kg", ...wordy })])[0]).toHaveLength(3);
  expect(list([toCard(null, { Load: "150 kg" }), toCard(null, {})])).toEqual([["Load"], []]);
});

it("shows an accessory's own figures beside the machines of its family", () => {
  const machine = toCard("mixers", { Capacity: "5 l", Power: "450 W", Speeds: "6", Weight: "9 kg" });
  expect(list([machine, machine, toCard("mixers", { Material: "steel" })])[2]).toEqual(["Material"]);
});

it("counts Cyrillic letters as wider", () => {
  const wide = { "Размер платформы": "300 × 300 см²", "Скорость подъёма": "18 м/мин" };
  const figures = { Товароносимост: "150 кг", ...wide, Мощность: "450 W" };
  expect(list([toCard("tables", figures)])).toEqual([["Товароносимост", "Скорость подъёма", "Мощность"]]);
});
