import { array, boolean, min, optional, type } from "superstruct";
import { invalidOperation } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { checkAmounts, toTier } from "../pricing/price.ts";
import { toModification } from "../requests/initiator.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { applyInTurn, applyKnownAction } from "../resources/apply-in-turn.ts";
import { changeCustom } from "../resources/change-custom.ts";
import { deleteRow } from "../resources/change-row.ts";
import { checkCustomFields } from "../resources/check-custom-fields.ts";
import {
  DateTimeStruct,
  KeyStruct,
  LongStruct,
  MoneyStruct,
  PriceMoneyStruct,
  ReferenceStruct,
} from "../resources/draft-structs.ts";
import { type ResourceName, requireRow } from "../resources/noun-table.ts";
import { parseDraft } from "../resources/parse-draft.ts";
import { requireVersion } from "../resources/require-version.ts";
import { toMoney } from "../resources/to-money.ts";
import type { UpdateCommand } from "../resources/update-command.ts";
import { toPriceDeleted, toPriceUpdateMessages } from "./create-standalone-price.ts";
import { commitInFreeScope, requireFreeScope } from "./scope-conflict.ts";
import { type StandalonePrice, standalonePriceTable, toStoredData } from "./standalone-price.ts";

const UPDATE = `UPDATE standalone_price SET key = ?, valid_from = ?, valid_until = ?, active = ?, version = ?,
    last_modified_at = ?, data = ?
  WHERE id = ?`;

function updateStatement(context: RequestContext, price: StandalonePrice): D1PreparedStatement {
  const { id, key, validFrom, validUntil, active, version, lastModifiedAt } = price;
  const data = JSON.stringify(toStoredData(price));
  return context.db
    .prepare(UPDATE)
    .bind(key, validFrom ?? "", validUntil ?? "", active ? 1 : 0, version, lastModifiedAt, data, id);
}

/** Applies update actions in order, all or none. An update without changes leaves the version. */
export async function updateStandalonePrice(
  context: RequestContext,
  name: ResourceName,
  command: UpdateCommand,
): Promise<StandalonePrice> {
  const before = await requireRow(context, standalonePriceTable, name);
  requireVersion(before, command.version);
  const applied = await applyInTurn(context.db, before, command.actions, (price, action) =>
    applyKnownAction(actions, price, action),
  );
  if (isSame(applied, before)) return before;
  checkAmounts(applied);
  if (applied.custom !== before.custom) await checkCustomFields(context, [applied.custom]);
  const after = { ...applied, version: before.version + 1, ...toModification(context) };
  await requireFreeScope(context, after);
  const guard = { table: "standalone_price", id: before.id, expected: command.version };
  await commitInFreeScope(
    context,
    after,
    [guard],
    [
      updateStatement(context, after),
      ...writeMessages(context.db, context.now, toPriceUpdateMessages(before, after)),
    ],
  );
  return after;
}

/** Deletes a price and returns its last state. Throws ResourceNotFound, ConcurrentModification. */
export function deleteStandalonePrice(
  context: RequestContext,
  name: ResourceName,
  version: number,
): Promise<StandalonePrice> {
  return deleteRow(context, standalonePriceTable, name, version, {
    toMessages: (price) => [toPriceDeleted(price)],
  });
}

type Apply = (price: StandalonePrice, action: JsonObject) => StandalonePrice;

const Tier = type({ minimumQuantity: min(LongStruct, 2), value: PriceMoneyStruct });
const Value = type({ value: PriceMoneyStruct, staged: optional(boolean()) });
const Dates = type({ validFrom: optional(DateTimeStruct), validUntil: optional(DateTimeStruct) });
const Discounted = type({
  discounted: optional(type({ value: MoneyStruct, discount: ReferenceStruct })),
});

const changeValue: Apply = (price, action) => {
  const { value: draft, staged } = parseDraft(action, Value);
  const value = toMoney(draft);
  if (value.currencyCode !== price.value.currencyCode) {
    throw invalidOperation("The currency of a standalone price cannot be changed.");
  }
  return staged ? { ...price, staged: { value } } : { ...price, value };
};

const applyStagedChanges: Apply = ({ staged, ...price }) => (staged ? { ...price, ...staged } : price);

const removeStagedChanges: Apply = ({ staged: _staged, ...price }) => price;

function toDate(field: "validFrom" | "validUntil", text: string | undefined) {
  return text === undefined ? {} : { [field]: new Date(text).toISOString() };
}

function setDates(...fields: readonly ("validFrom" | "validUntil")[]): Apply {
  return (price, action) => {
    const given = parseDraft(action, Dates);
    return fields.reduce((changed, field): StandalonePrice => {
      const { [field]: _old, ...rest } = changed;
      return { ...rest, ...toDate(field, given[field]) };
    }, price);
  };
}

const setDiscountedPrice: Apply = ({ discounted: _old, ...price }, action) => {
  const { discounted } = parseDraft(action, Discounted);
  if (!discounted) return price;
  return { ...price, discounted: { ...discounted, value: toMoney(discounted.value) } };
};

const setPriceTiers: Apply = ({ tiers: _old, ...price }, action) => {
  const { tiers } = parseDraft(action, type({ tiers: array(Tier) }));
  return tiers.length > 0 ? { ...price, tiers: tiers.map(toTier) } : price;
};

const addPriceTier: Apply = (price, action) => {
  const { tier } = parseDraft(action, type({ tier: Tier }));
  const tiers = price.tiers ?? [];
  if (tiers.some(({ minimumQuantity }) => minimumQuantity === tier.minimumQuantity)) {
    throw invalidOperation(`The price has a tier for the quantity ${tier.minimumQuantity} already.`);
  }
  return { ...price, tiers: [...tiers, toTier(tier)] };
};

const removePriceTier: Apply = (price, action) => {
  const { tierMinimumQuantity } = parseDraft(action, type({ tierMinimumQuantity: LongStruct }));
  const tiers = price.tiers ?? [];
  const left = tiers.filter(({ minimumQuantity }) => minimumQuantity !== tierMinimumQuantity);
  if (left.length === tiers.length) {
    throw invalidOperation(`The price has no tier for the quantity ${tierMinimumQuantity}.`);
  }
  return { ...price, tiers: left };
};

const setCustom: Apply = ({ custom: old, ...price }, action) => {
  const custom = changeCustom(old, action);
  return custom ? { ...price, custom } : price;
};

const actions: Readonly<Record<string, Apply>> = {
  changeValue,
  applyStagedChanges,
  removeStagedChanges,
  setDiscountedPrice,
  setPriceTiers,
  addPriceTier,
  removePriceTier,
  setValidFrom: setDates("validFrom"),
  setValidUntil: setDates("validUntil"),
  setValidFromAndUntil: setDates("validFrom", "validUntil"),
  changeActive: (price, action) => ({
    ...price,
    active: parseDraft(action, type({ active: boolean() })).active,
  }),
  setKey: (price, action) => ({
    ...price,
    key: parseDraft(action, type({ key: optional(KeyStruct) })).key ?? null,
  }),
  setCustomType: setCustom,
  setCustomField: setCustom,
};
