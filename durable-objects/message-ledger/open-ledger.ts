import type { MessageLedger } from "./message-ledger";

type LedgerBindings = { readonly MessageLedger: DurableObjectNamespace<MessageLedger> };

/** One object answers about a thousand calls a second; a batch of an import touches many resources. */
const shards = 16;

/** Where the numbers of a resource are kept. */
export function toShard(line: string): string {
  let sum = 0;
  for (const character of line) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return `heard:${sum % shards}`;
}

export function openLedger({ MessageLedger: ledgers }: LedgerBindings, shard: string) {
  return ledgers.getByName(shard);
}

/** The one object that knows the catalogue's epoch. */
export function openCatalogueLedger({ MessageLedger: ledgers }: LedgerBindings) {
  return ledgers.getByName("catalogue");
}
