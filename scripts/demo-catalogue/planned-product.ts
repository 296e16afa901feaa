import { technicalAttributes } from "./attribute.ts";
import type { Brand } from "./brand.ts";
import { allFamilies } from "./families/all-families.ts";
import type { Family, Figure, MachineSize } from "./families/family.ts";

/** A-ware is new, B-ware returned and tested, a set has accessories, a test product is never for sale. */
type Ware = "a" | "b" | "set" | "test";

/** What is known of a product before its words and prices are written. */
export interface PlannedProduct {
  readonly index: number;
  readonly productNumber: number;
  readonly sku: string;
  readonly family: Family;
  readonly size: MachineSize;
  readonly figures: readonly Figure[];
  readonly brand: Brand;
  readonly model: string;
  readonly ware: Ware;
  readonly articleNumber: number;
  readonly euros: number;
}

const firstArticle = 12_000;
const testIndex = 27;
const wareNumbers: Readonly<Record<Ware, number>> = {
  a: 10_000_000,
  b: 20_000_000,
  set: 18_000_000,
  test: 50_000_000,
};
const wareFactors: Readonly<Record<Ware, number>> = { a: 1, b: 0.78, set: 1.18, test: 1 };

/** Plans the product of an index. It never depends on how many there are: 1000 products begin with the 200. */
export function planProduct(index: number): PlannedProduct {
  const ware = chooseWare(index);
  // a used machine is one of those sold new: the same article, four steps before it in its family
  const article = ware === "b" ? index - 4 * allFamilies.length : index;
  const family = familyOf(article);
  const { size, sizeIndex, series } = sizeOf(family, article);
  const brand = family.brands[series % 2 === 0 ? 0 : 1];
  const articleNumber = firstArticle + article;
  const productNumber = wareNumbers[ware] + articleNumber;
  return {
    index,
    productNumber,
    sku: `EX${productNumber}`,
    family,
    size,
    figures: tuneFigures(family, size, series),
    brand,
    model: toModel(family, brand, size, sizeIndex, series),
    ware,
    articleNumber,
    euros: size.euros * wareFactors[ware] * (1 - 0.06 * (series % 4)),
  };
}

function chooseWare(index: number): Ware {
  if (index === testIndex) return "test";
  if (ordinalOf(index) % 9 === 8) return "b";
  return index % 45 === 40 ? "set" : "a";
}

function ordinalOf(index: number): number {
  return Math.floor(index / allFamilies.length);
}

function familyOf(index: number): Family {
  const family = allFamilies[index % allFamilies.length];
  if (!family) throw new Error("there are no families: fill families/all-families.ts");
  return family;
}

function sizeOf(family: Family, index: number) {
  const ordinal = ordinalOf(index);
  const newOnes = ordinal - Math.floor(ordinal / 9);
  const sizeIndex = newOnes % family.sizes.length;
  const size = family.sizes[sizeIndex];
  if (!size) throw new Error(`${family.key} has no sizes: fill its table`);
  return { size, sizeIndex, series: Math.floor(newOnes / family.sizes.length) };
}

const tunable: ReadonlySet<string> = new Set([
  "power",
  "waterFlow",
  "airFlow",
  "intakeCapacity",
  "heatingPower",
  "energyConsumption",
]);

/** Other brands of the same size differ a little in what a motor or a pump gives, never in the size itself. */
function tuneFigures(family: Family, size: MachineSize, series: number): readonly Figure[] {
  const factor = 1 + 0.03 * (((series * 2) % 5) - (series === 0 ? 0 : 1));
  return size.figures.map((figure, at) => {
    const name = family.attributes[at];
    const isTuned = name && tunable.has(name) && technicalAttributes[name].type === "number";
    return isTuned && typeof figure === "number" ? Math.round((figure * factor) / 5) * 5 : figure;
  });
}

function toModel(family: Family, brand: Brand, size: MachineSize, sizeIndex: number, series: number): string {
  const generation = Math.floor(series / 2);
  const figure = String(size.figures[0]).replace(".", "");
  return `${brand.prefix}-${family.modelLetters}-${figure}-${sizeIndex + 1}${generation > 0 ? `S${generation + 1}` : ""}`;
}
