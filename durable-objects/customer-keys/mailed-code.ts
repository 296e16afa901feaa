const codeLifetimeMs = 15 * 60_000;
const codeTries = 5;

type Storage = DurableObjectStorage["kv"];
type KeptCode = {
  readonly code: string;
  readonly email: string;
  readonly tries: number;
  readonly until: number;
};

/** Eight digits for whoever reads that mailbox. */
export function makeCode(kv: Storage, email: string): Pick<KeptCode, "code" | "until"> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(random % 100_000_000).padStart(8, "0");
  const until = Date.now() + codeLifetimeMs;
  kv.put<KeptCode>("code", { code, email, tries: 0, until });
  return { code, until };
}

/** The mailbox that a right code was sent to, once. */
export function redeemCode(
  kv: Storage,
  code: string,
): { readonly email: string } | { readonly failure: "wrong" | "over" } {
  const kept = kv.get<KeptCode>("code");
  if (!kept || kept.until < Date.now() || kept.tries >= codeTries) return { failure: "over" };
  if (kept.code !== code) {
    kv.put<KeptCode>("code", { ...kept, tries: kept.tries + 1 });
    return { failure: kept.tries + 1 >= codeTries ? "over" : "wrong" };
  }
  kv.delete("code");
  return { email: kept.email };
}
