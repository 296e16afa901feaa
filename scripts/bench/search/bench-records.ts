import { madeWord, scatter } from "../platform/bench-words.ts";

const kinds = [
  ..."Plattformwaage Kranwaage Tischwaage Getränkekühlschrank Gefriertruhe Hochdruckreiniger Industriestaubsauger".split(
    " ",
  ),
  ..."Kompressor Schlagschrauber Schweißgerät Plasmaschneider Hubtisch Hubwagen Werkbank Werkzeugwagen".split(
    " ",
  ),
  ..."Rührmaschine Fleischwolf Aufschnittmaschine Fritteuse Heißluftofen Vakuumierer Bandsiegler Eismaschine".split(
    " ",
  ),
  ..."Ultraschallreiniger Zentrifuge Wasserpumpe Holzspalter Luftentfeuchter Heizlüfter Säulenbohrmaschine".split(
    " ",
  ),
];
const brands = 60;
const distinctWords = 60_000;

/** Returns a word of a text; few words are frequent and most are rare, as in any language. */
function textWord(seed: number): string {
  const share = scatter(seed, 1_000_000) / 1_000_000;
  const rank = Math.floor(distinctWords ** share) - 1;
  return rank < 3_375 ? madeWord(rank) : madeWord(rank % 3_375) + madeWord(Math.floor(rank / 3_375) * 17);
}

function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, at) => textWord(seed * 131 + at)).join(" ");
}

export function kindOf(index: number): string {
  return kinds[scatter(index, kinds.length)] ?? "";
}

/** Returns the key path of a record's category, five levels deep. */
export function pathOf(index: number): readonly string[] {
  const kind = scatter(index, kinds.length);
  return [`d${kind % 6}`, `g${kind % 15}`, `k${kind}`, `k${kind}-${index % 3}`, `k${kind}-${index % 6}`];
}

export function brandOf(index: number): string {
  const name = madeWord(scatter(index + 1, brands));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Returns a record like the shop's.
 * About 90 words, ten technical attributes, a category of five levels.
 */
export function benchRecord(index: number): Readonly<Record<string, unknown>> {
  const kind = kindOf(index);
  const brand = brandOf(index);
  const path = pathOf(index);
  const sku = `EX${10_000_000 + index}`;
  const figures = Array.from({ length: 10 }, (_, at) => [
    `a${scatter(index, kinds.length) % 4}-${at}`,
    scatter(index * 11 + at, 40) * 5,
  ]);
  return {
    objectID: `product-${index}`,
    sku,
    skus: [sku],
    eans: [String(4_000_000_000_000 + index * 7)],
    name: `${kind} ${scatter(index, 500)} kg ${words(index, 2)} ${brand}`,
    slug: `${kind.toLowerCase()}-${10_000_000 + index}`,
    url: `/${kind.toLowerCase()}-${10_000_000 + index}/`,
    brand,
    family: kind,
    keywords: [words(index + 7, 1)],
    text: words(index + 3, 70),
    words: figures.map(([name, value]) => `${name} ${value}`),
    categoryNames: path.map((key) => `${kind} ${key}`),
    categories: Object.fromEntries(
      path.map((_, level) => [`lvl${level}`, [path.slice(0, level + 1).join(" > ")]]),
    ),
    tags: ["new", "bestseller", "bware", "on-sale", "topRated"].filter(
      (_, at) => scatter(index + at, 7) === 0,
    ),
    price: 1_000 + scatter(index, 500_000),
    listPrice: 600_000,
    rating: scatter(index, 50) / 10,
    reviewCount: scatter(index, 90),
    inStock: scatter(index + 5, 6) > 0,
    popularity: scatter(index + 9, 2_000),
    createdAt: 1_700_000_000_000 + index,
    publishedAt: 1_700_000_000_000 + scatter(index, 1_000_000),
    attributes: Object.fromEntries(figures),
    figures: figures.map(([name]) => name),
  };
}

export const benchSettings = {
  indexLanguages: ["de"],
  queryLanguages: ["de"],
  searchableAttributes: [
    "unordered(skus),unordered(eans)",
    "unordered(name),unordered(keywords)",
    "unordered(brand)",
    "unordered(categoryNames)",
    "unordered(words)",
    "unordered(text)",
  ],
  attributesForFaceting: [
    "searchable(brand)",
    "tags",
    "rating",
    "price",
    "inStock",
    "family",
    "figures",
    "categories",
    "attributes",
  ],
  customRanking: ["desc(inStock)", "desc(popularity)"],
  attributesToHighlight: ["name", "brand"],
  attributesToSnippet: ["text:20"],
  replicas: ["virtual(bench_price_asc)"],
  removeWordsIfNoResults: "allOptional",
  paginationLimitedTo: 10_000,
};
