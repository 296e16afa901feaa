import {
  array,
  define,
  enums,
  type Infer,
  integer,
  min,
  nonempty,
  number,
  optional,
  pattern,
  size,
  string,
  type,
} from "superstruct";
import { readQueryBody } from "../requests/read-body.ts";
import { SearchError } from "../requests/search-error.ts";

const mostEvents = 1_000;
const mostObjects = 20;
const Texts = size(array(nonempty(string())), 1, mostObjects);

/** The common parts of all kinds of Insights events; other members are not read. */
const Event = type({
  eventType: enums(["click", "conversion", "view"]),
  eventName: pattern(string(), /^[\x20-\x7e]{1,64}$/),
  index: nonempty(string()),
  userToken: pattern(string(), /^[\w=/+-]{1,129}$/),
  queryID: optional(pattern(string(), /^[\da-f]{32}$/)),
  objectIDs: optional(Texts),
  filters: optional(Texts),
  positions: optional(size(array(min(integer(), 1)), 1, mostObjects)),
  timestamp: optional(number()),
});

/** An event of known objects or filters, and one position for each object that was clicked after a search. */
const WholeEvent = define<Infer<typeof Event>>("event", (value) => {
  const [problem, event] = Event.validate(value);
  if (problem) return problem.message;
  const { eventType, queryID, objectIDs, filters, positions } = event;
  if ((objectIDs === undefined) === (filters === undefined))
    return "One of objectIDs and filters is required";
  const needsPositions = eventType === "click" && queryID !== undefined && objectIDs !== undefined;
  if (needsPositions !== (positions !== undefined))
    return "positions go with a click on objectIDs after a search";
  return (
    positions?.length === (needsPositions ? objectIDs.length : undefined) || "One position for each object"
  );
});

const Body = type({ events: size(array(WholeEvent), 1, mostEvents) });

/**
 * `POST /1/events` of the Insights API: checks events like the hosted service and logs the number of each kind. No
 * analytics are stored here. Throws 422 for an invalid event.
 */
export async function answerEvents(request: Request): Promise<Response> {
  const [problem, body] = Body.validate(await readQueryBody(request));
  if (problem) throw new SearchError(422, `Invalid events: ${problem.message}`);
  const kinds = Object.groupBy(body.events, ({ eventType }) => eventType);
  const counts = Object.fromEntries(Object.entries(kinds).map(([kind, events]) => [kind, events.length]));
  const requestId = /^[\w-]{8,64}$/.exec(request.headers.get("x-request-id") ?? "")?.[0];
  console.info(JSON.stringify({ level: "info", event: "search_events.received", requestId, ...counts }));
  return Response.json({ status: 200, message: "OK" });
}
