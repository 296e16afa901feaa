import type { IRequest } from "itty-router";
import { array, is, string, type } from "superstruct";
import { refuse } from "./answer-address-check";

const Search = type({ input: string(), includedRegionCodes: array(string()) });

/** One street of each capital and of a second city, as `street|postal code|city`. */
const streets: Readonly<Record<string, readonly string[]>> = {
  sk: ["Hlavná|811 01|Bratislava", "Hviezdoslavovo námestie|811 02|Bratislava", "Hlavná|040 01|Košice"],
  ie: ["Grafton Street|D02 Y006|Dublin", "Grand Parade|T12 X5N2|Cork"],
  de: ["Friedrichstraße|10117|Berlin", "Friedrichstraße|40217|Düsseldorf", "Hauptstraße|10827|Berlin"],
  it: ["Via del Corso|00186|Roma", "Via Dante|20121|Milano"],
  fr: ["Rue de Rivoli|75001|Paris", "Rue de la République|69002|Lyon"],
  cz: ["Vodičkova|110 00|Praha", "Veveří|602 00|Brno"],
  at: ["Mariahilfer Straße|1060|Wien", "Herrengasse|8010|Graz"],
  no: ["Karl Johans gate|0154|Oslo", "Strandgaten|5013|Bergen"],
  nl: ["Damrak|1012 LG|Amsterdam", "Coolsingel|3011 AD|Rotterdam"],
  ch: ["Bahnhofstrasse|8001|Zürich", "Marktgasse|3011|Bern"],
  be: ["Rue Neuve|1000|Bruxelles", "Meir|2000|Antwerpen"],
  dk: ["Vesterbrogade|1620|København", "Vestergade|8000|Aarhus"],
  se: ["Drottninggatan|111 51|Stockholm", "Kungsgatan|411 19|Göteborg"],
  gb: ["Baker Street|NW1 6XE|London", "Deansgate|M3 2BY|Manchester"],
  fi: ["Mannerheimintie|00100|Helsinki", "Hämeenkatu|33100|Tampere"],
  pl: ["Marszałkowska|00-590|Warszawa", "Floriańska|31-021|Kraków"],
};

type Street = { readonly id: string; readonly street: string; readonly code: string; readonly city: string };

function listStreets(region: string): readonly Street[] {
  return (streets[region] ?? []).map((line, index) => {
    const [street = "", code = "", city = ""] = line.split("|");
    return { id: `${region}-${index}`, street, code, city };
  });
}

/** `POST /v1/places:autocomplete`: streets that begin with the input; an entered number is added to them. */
export async function answerSuggestions(request: Request): Promise<Response> {
  const search: unknown = await request.json().catch(() => null);
  if (!is(search, Search)) return refuse(400, "INVALID_ARGUMENT", "An input is missing.");
  const { name, number } = splitInput(search.input);
  const found = search.includedRegionCodes
    .flatMap(listStreets)
    .filter(({ street }) => fold(street).startsWith(fold(name)));
  const suggestions = found.map(({ id, street, city, code }) => {
    const mainText = `${street} ${number}`.trim();
    return {
      placePrediction: {
        place: `places/${id}~${encodeURIComponent(number)}`,
        placeId: `${id}~${encodeURIComponent(number)}`,
        text: { text: `${mainText}, ${code} ${city}` },
        structuredFormat: { mainText: { text: mainText }, secondaryText: { text: `${code} ${city}` } },
        types: ["street_address"],
      },
    };
  });
  return Response.json(suggestions.length > 0 ? { suggestions } : {});
}

/** `GET /v1/places/<id>`: the parts of a suggestion. */
export function answerPlace({ params }: IRequest): Response {
  const [id = "", number = ""] = decodeURIComponent(String(params.id)).split("~");
  const found = listStreets(id.slice(0, 2)).find((street) => street.id === id);
  if (!found) return refuse(404, "NOT_FOUND", "There is no such place.");
  const component = (type: string, text: string) => ({ longText: text, shortText: text, types: [type] });
  return Response.json({
    addressComponents: [
      component("route", found.street),
      ...(number ? [component("street_number", decodeURIComponent(number))] : []),
      component("postal_code", found.code),
      component("locality", found.city),
    ],
  });
}

function splitInput(input: string): { name: string; number: string } {
  const [, leading, after] = /^(\d+\S*)\s+(.*)$/.exec(input.trim()) ?? [];
  if (leading && after) return { name: after, number: leading };
  const [, name, number] = /^(.*?)\s+(\d+\S*)$/.exec(input.trim()) ?? [];
  return { name: name ?? input.trim(), number: number ?? "" };
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
