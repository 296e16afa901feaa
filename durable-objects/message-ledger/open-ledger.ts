import { chooseShard } from "../choose-shard";

type LedgerBindings = Pick<ShopBindings, "MessageLedger">;

/** One object answers about a thousand calls a second; a batch of an import touches many resources. */
const shards = 16;

/** Where the numbers of a resource are kept. */
export function toShard(line: string): string {
  return `heard:${chooseShard(line, shards)}`;
}

export function openLedger({ MessageLedger: ledgers }: LedgerBindings, shard: string) {
  return ledgers.getByName(shard);
}

/** The one object that knows the catalogue's epoch. */
export function openCatalogueLedger({ MessageLedger: ledgers }: LedgerBindings) {
  return ledgers.getByName("catalogue");
}
