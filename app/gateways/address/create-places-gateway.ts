import { array, optional, string, type } from "superstruct";
import { ok } from "../../foundation/result";
import type { PlacesGateway, ProposedAddress } from "./address-gateway";
import { type MapsServiceOptions, requestMapsService } from "./request-maps-service";

/** After that time the shopper has typed on. */
const requestTimeoutMs = 2_000;

const OptionalText = optional(type({ text: optional(string()) }));

const Suggestions = type({
  suggestions: optional(
    array(
      type({
        placePrediction: optional(
          type({
            placeId: string(),
            text: OptionalText,
            structuredFormat: optional(type({ mainText: OptionalText, secondaryText: OptionalText })),
          }),
        ),
      }),
    ),
  ),
});

const Place = type({
  addressComponents: optional(array(type({ longText: optional(string()), types: array(string()) }))),
});

/** The component types of each part, the better source first. */
const sources: readonly (readonly [part: keyof ProposedAddress, types: readonly string[]])[] = [
  ["streetName", ["route"]],
  ["streetNumber", ["street_number"]],
  ["postalCode", ["postal_code"]],
  ["city", ["locality", "postal_town", "administrative_area_level_3"]],
  ["state", ["administrative_area_level_1"]],
];

/** Google Places API (New): `POST /v1/places:autocomplete` and `GET /v1/places/<id>`; the sandbox speaks the same. */
export function createPlacesGateway(options: MapsServiceOptions): PlacesGateway {
  return {
    async suggest(input, { country, language, token }) {
      const body = {
        input,
        languageCode: language,
        includedRegionCodes: [country.toLowerCase()],
        includedPrimaryTypes: ["street_address", "premise", "subpremise", "route"],
        sessionToken: token,
      };
      const call = { path: "/v1/places:autocomplete", body, limitMs: requestTimeoutMs };
      const answer = await requestMapsService(options, call, Suggestions);
      if (!answer.ok) return answer;
      const found = (answer.value.suggestions ?? []).flatMap(({ placePrediction: place }) =>
        place ? [{ ...place.structuredFormat, id: place.placeId, whole: place.text?.text ?? "" }] : [],
      );
      return ok(
        found.slice(0, 5).map(({ id, whole, mainText, secondaryText }) => ({
          id,
          text: mainText?.text ?? whole,
          detail: secondaryText?.text ?? "",
        })),
      );
    },
    async load(id, { language, token }) {
      const query = new URLSearchParams({ languageCode: language, sessionToken: token });
      const path = `/v1/places/${encodeURIComponent(id)}?${query}`;
      const call = { path, fields: "addressComponents", limitMs: requestTimeoutMs };
      const answer = await requestMapsService(options, call, Place);
      if (!answer.ok) return answer.error.code === "NOT_FOUND" ? ok(null) : answer;
      const components = answer.value.addressComponents ?? [];
      const find = (type: string) => components.find(({ types }) => types.includes(type))?.longText;
      return ok(
        Object.fromEntries(
          sources.flatMap(([part, types]) => {
            const text = types.map(find).find(Boolean);
            return text ? [[part, text]] : [];
          }),
        ),
      );
    },
  };
}
