import { createRandomText } from "./random-text";

const challengeLifetimeMs = 5 * 60_000;
/** Tabs of one browser that may wait for a signature at the same time. */
const maxChallenges = 10;
const challengesKey = "challenges";

const codeLifetimeMs = 15 * 60_000;
const codeTries = 5;

type Storage = DurableObjectStorage["kv"];
type Challenge = { readonly challenge: string; readonly purpose: string; readonly endsAt: number };
type StoredCode = {
  readonly code: string;
  readonly email: string;
  readonly tries: number;
  readonly until: number;
};

/** Adds a challenge to the session's; drops the oldest of more than ten. */
export function issueChallenge(kv: Storage, purpose: string): Challenge {
  const issued = { challenge: createRandomText(), purpose, endsAt: Date.now() + challengeLifetimeMs };
  kv.put(challengesKey, [...listChallenges(kv), issued].slice(-maxChallenges));
  return issued;
}

/** Spends a challenge; returns false when it was not issued for this purpose, is spent or has expired. */
export function spendChallenge(kv: Storage, purpose: string, challenge: string): boolean {
  const known = listChallenges(kv);
  const others = known.filter((each) => each.challenge !== challenge || each.purpose !== purpose);
  if (others.length < known.length) kv.put(challengesKey, others);
  return others.length < known.length;
}

function listChallenges(kv: Storage): readonly Challenge[] {
  return (kv.get<readonly Challenge[]>(challengesKey) ?? []).filter(({ endsAt }) => endsAt > Date.now());
}

/** Stores a code of eight digits in place of an earlier one, to be mailed to this address. */
export function makeCode(kv: Storage, email: string): Pick<StoredCode, "code" | "until"> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(random % 100_000_000).padStart(8, "0");
  const until = Date.now() + codeLifetimeMs;
  kv.put<StoredCode>("code", { code, email, tries: 0, until });
  return { code, until };
}

/**
 * Returns the address that a right code was mailed to, once.
 * `wrong`: another try is allowed; `over`: the code expired, was used or was tried five times.
 */
export function redeemCode(
  kv: Storage,
  code: string,
): { readonly email: string } | { readonly failure: "wrong" | "over" } {
  const stored = kv.get<StoredCode>("code");
  if (!stored || stored.until < Date.now() || stored.tries >= codeTries) return { failure: "over" };
  if (stored.code !== code) {
    kv.put<StoredCode>("code", { ...stored, tries: stored.tries + 1 });
    return { failure: stored.tries + 1 >= codeTries ? "over" : "wrong" };
  }
  kv.delete("code");
  return { email: stored.email };
}
