import { data } from "react-router";
import { readQuery } from "../../countries/model/route-table";
import { requestContext } from "../../request/context";
import type { Route } from "./+types/address-suggestions";

/** Longer inputs and tokens are not genuine. */
const maximumCharacters = 200;

/**
 * Serves suggestions: `?input=<beginning>&token=<uuid>` for streets, `?place=<id>&token=<uuid>` for a place's parts.
 * The response is empty if the service does not help: the street's field is then a plain one.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readQuery(request, "address-suggestions");
  const read = (name: "input" | "place" | "token") =>
    (query.get(name) ?? "").trim().slice(0, maximumCharacters);
  const [input, place, token] = [read("input"), read("place"), read("token")];
  const { places, catalogue } = context.get(requestContext).gateways;
  const settings = await catalogue.loadStoreSettings();
  if (!places || !settings.ok || !settings.value.suggestsAddresses || !token)
    return Response.json([], { status: 404 });
  const { language } = context.get(requestContext).translate;
  const { code: country } = context.get(requestContext).country;
  const answer = place
    ? await places.load(place, { language, token })
    : await places.suggest(input, { country, language, token });
  if (!answer.ok) {
    context.get(requestContext).log.warn("address-suggestions-unavailable", { kind: answer.error.kind });
    throw data(null, 503);
  }
  return Response.json(answer.value ?? {}, { headers: { "Cache-Control": "no-store" } });
}
