import { array, is, partial, string, type } from "superstruct";

const Suggestion = type({ id: string(), text: string(), detail: string() });
export type Suggestion = typeof Suggestion.TYPE;

const Place = partial(
  type({
    streetName: string(),
    streetNumber: string(),
    postalCode: string(),
    city: string(),
    state: string(),
  }),
);
export type SuggestedPlace = typeof Place.TYPE;

/** Shorter inputs match too many streets. */
const minimumCharacters = 3;
const endpoint = "/address-suggestions";

/** Fetches suggestions; empty if the service does not respond: the field is then a plain one. */
export async function suggestPlaces(
  prefix: string,
  input: string,
  token: string,
): Promise<readonly Suggestion[]> {
  if (input.length < minimumCharacters) return [];
  const answer = await ask(prefix, { input, token });
  return is(answer, array(Suggestion)) ? answer : [];
}

export async function loadPlace(
  prefix: string,
  place: string,
  token: string,
): Promise<SuggestedPlace | null> {
  const answer = await ask(prefix, { place, token });
  return is(answer, Place) ? answer : null;
}

async function ask(prefix: string, query: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(`${prefix}${endpoint}?${new URLSearchParams(query)}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
