import { array, type Infer, is, literal, nullable, number, object, size, string, union } from "superstruct";

/** As many SKUs as a room takes from one page. */
const maxSkus = 100;

const TabMessage = union([
  /** A tab without the socket: who it is, which cart version it shows, and the SKUs whose stock it shows. */
  object({
    kind: literal("hello"),
    tab: string(),
    version: nullable(number()),
    skus: size(array(string()), 0, maxSkus),
  }),
  /** The tab that holds the socket answers each hello. */
  object({ kind: literal("here"), version: nullable(number()) }),
  /** A tab has just taken the socket over: all others say hello. */
  object({ kind: literal("lead") }),
  /** What came over the socket, as it came. */
  object({ kind: literal("heard"), text: string() }),
  /** A tab shows this cart no more. */
  object({ kind: literal("bye"), tab: string() }),
]);

/** What the tabs of one cart tell each other, so that one socket is enough for all of them. */
export type TabMessage = Infer<typeof TabMessage>;

/** A message of another tab; null for one that this build does not know: tabs may be of different deployments. */
export function parseTabMessage(message: unknown): TabMessage | null {
  return is(message, TabMessage) ? message : null;
}

/** The SKUs that all tabs show, at most as many as the room takes. */
export function joinSkus(tabs: Iterable<readonly string[]>): readonly string[] {
  return [...new Set([...tabs].flat())].slice(0, maxSkus);
}
