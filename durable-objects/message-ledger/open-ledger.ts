import { chooseShard } from "../choose-shard";

type LedgerBindings = Pick<ShopBindings, "MessageLedger">;

/** One object handles about a thousand calls a second; a batch of an import touches many resources. */
const shards = 16;

/** The shard that stores a resource's numbers. */
export function toShard(line: string): string {
  return `heard:${chooseShard(line, shards)}`;
}

export function openLedger({ MessageLedger: ledgers }: LedgerBindings, shard: string) {
  return ledgers.getByName(shard);
}

/** The one object with the purged tags of pages. */
export function openCatalogueLedger({ MessageLedger: ledgers }: LedgerBindings) {
  return ledgers.getByName("catalogue");
}
