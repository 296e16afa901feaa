import { array, type Infer, is, literal, nullable, number, object, size, string, union } from "superstruct";

/** The room's limit of SKUs from one page. */
const maxSkus = 100;

const TabMessage = union([
  /** Sent by a tab without the socket: its id, its cart version, and the SKUs whose stock it displays. */
  object({
    kind: literal("hello"),
    tab: string(),
    version: nullable(number()),
    skus: size(array(string()), 0, maxSkus),
  }),
  /** The tab with the socket responds to each hello. */
  object({ kind: literal("here"), version: nullable(number()) }),
  /** Sent by the tab that has just opened the socket: all others send a hello. */
  object({ kind: literal("lead") }),
  /** A socket message, forwarded unchanged. */
  object({ kind: literal("heard"), text: string() }),
  /** Sent by a tab that no longer shows this cart. */
  object({ kind: literal("bye"), tab: string() }),
]);

/** The messages between the tabs of one cart, which share one socket. */
export type TabMessage = Infer<typeof TabMessage>;

/** Parses another tab's message; null for an unknown one: tabs may be of different deployments. */
export function parseTabMessage(message: unknown): TabMessage | null {
  return is(message, TabMessage) ? message : null;
}

/** Joins the SKUs of all tabs, up to the room's limit. */
export function joinSkus(tabs: Iterable<readonly string[]>): readonly string[] {
  return [...new Set([...tabs].flat())].slice(0, maxSkus);
}
