import { type Brand, brands, toManufacturer } from "./brand.ts";

/** Brands whose (invented) maker is outside the EU: name, postal and electronic address. */
const foreignMakers: Readonly<Partial<Record<string, string>>> = {
  [brands.ulsonix.name]:
    "Ironhall Ultrasonics Ltd, 18 Demonstration Road, Taichung 407, Taiwan, safety@ironhall-ultrasonics.example",
};

/** Formats the maker of a brand's products with its addresses (GPSR Art. 19). */
export function toMaker(brand: Brand): string {
  const foreign = foreignMakers[brand.name];
  return foreign === undefined ? toManufacturer(brand) : `${brand.name}, ${foreign}`;
}

/** Formats the person responsible in the EU for a maker outside it (GPSR Art. 16); undefined: the maker is in it. */
export function toResponsiblePerson(brand: Brand): string | undefined {
  return foreignMakers[brand.name] === undefined
    ? undefined
    : toManufacturer(brand).replace(`${brand.name}, `, "");
}
