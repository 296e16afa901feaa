import { createRandomText } from "./random-text";

const lifetimeMs = 5 * 60_000;
/** Tabs of one browser that may wait for a signature at the same time. */
const challengesKept = 10;
const name = "challenges";

type Storage = DurableObjectStorage["kv"];
type Challenge = { readonly challenge: string; readonly purpose: string; readonly endsAt: number };

/** Another challenge of the session; of more than ten the first is forgotten. */
export function issueChallenge(kv: Storage, purpose: string): Challenge {
  const issued = { challenge: createRandomText(), purpose, endsAt: Date.now() + lifetimeMs };
  kv.put(name, [...list(kv), issued].slice(-challengesKept));
  return issued;
}

/** Was it issued for this purpose, and not spent? It is spent now. */
export function spendChallenge(kv: Storage, purpose: string, challenge: string): boolean {
  const known = list(kv);
  const others = known.filter((each) => each.challenge !== challenge || each.purpose !== purpose);
  if (others.length < known.length) kv.put(name, others);
  return others.length < known.length;
}

function list(kv: Storage): readonly Challenge[] {
  return (kv.get<readonly Challenge[]>(name) ?? []).filter(({ endsAt }) => endsAt > Date.now());
}
