import type { JsonFields } from "../draft-line.ts";
import { isCurrency } from "../schemas/field-shapes.ts";
import { CellError, splitCell } from "./cell.ts";

/** `DE-EUR 15000 group#channel$2026-01-01~2026-06-30`; only currency and amount must be there. */
const pricePattern =
  /^(?:(?<country>[A-Z]{2})-)?(?<currency>[A-Z]{3}) (?<amount>-?\d+)(?: (?<group>[^#$~]+))?(?:#(?<channel>[^$~]+))?(?:\$(?<from>[^~]+))?(?:~(?<until>.+))?$/;

/**
 * Prices of a cell in minor units; a customer group is named by key or name, as `findGroup` knows it. Throws CellError.
 */
export function parsePrices(cell: string, findGroup: (name: string) => JsonFields): readonly JsonFields[] {
  return splitCell(cell).map((text) => {
    const parts = pricePattern.exec(text)?.groups;
    if (!parts) throw new CellError(`"${text}" is not a price such as "DE-EUR 15000 group#channel"`);
    const { country, currency = "", amount = "", group, channel, from, until } = parts;
    if (amount.startsWith("-")) throw new CellError(`"${text}": a price is not negative`);
    if (!isCurrency(currency)) throw new CellError(`"${text}": there is no currency ${currency}`);
    return {
      value: { currencyCode: currency, centAmount: Number(amount) },
      ...(country === undefined ? {} : { country }),
      ...(group === undefined ? {} : { customerGroup: findGroup(group.trim()) }),
      ...(channel === undefined ? {} : { channel: { typeId: "channel", key: channel.trim() } }),
      ...(from === undefined ? {} : { validFrom: toInstant(from) }),
      ...(until === undefined ? {} : { validUntil: toInstant(until) }),
    };
  });
}

function toInstant(text: string): string {
  const time = Date.parse(text.trim());
  if (Number.isNaN(time)) throw new CellError(`"${text}" is not a date`);
  return new Date(time).toISOString();
}
