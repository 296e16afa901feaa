import { array, is, nullable, number, string, type, unknown } from "superstruct";
import type { GatewayError } from "../../../foundation/gateway-error";
import { money } from "../../../foundation/money";
import { ok, type Result } from "../../../foundation/result";
import type { StoreSettings } from "../store-settings";
import type { CatalogueScope } from "./catalogue-scope";
import { chooseWord } from "./localized";

const document = `query StoreSettings($key: String!) {
  store(key: $key) { custom { customFieldsRaw { name value } } }
}`;

const RawStore = type({
  store: nullable(
    type({
      custom: nullable(
        type({ customFieldsRaw: nullable(array(type({ name: string(), value: unknown() }))) }),
      ),
    }),
  ),
});

/** DECISIONS, "Money, stock, quantity": 1000 of a product in a cart, 100 in one add. */
const defaultLimits = { maxLineQuantity: 1000, maxAddQuantity: 100 };

/** The store's own settings over the defaults; remembered for 60 s. */
export async function loadStoreSettings(scope: CatalogueScope): Promise<Result<StoreSettings, GatewayError>> {
  return scope.memo.remember(`store:${scope.localeKey}`, async () => {
    const answer = await scope.client.query(document, { key: scope.country.storeKey }, RawStore);
    if (!answer.ok) return answer;
    const fields = answer.value.store?.custom?.customFieldsRaw ?? [];
    return ok(toSettings(Object.fromEntries(fields.map(({ name, value }) => [name, value])), scope));
  });
}

type Fields = Readonly<Record<string, unknown>>;

function toSettings(fields: Fields, scope: CatalogueScope): StoreSettings {
  const titles = is(fields.codFeeTitle, type({}))
    ? Object.fromEntries(Object.entries(fields.codFeeTitle))
    : {};
  const text = (name: string) => readText(fields, name);
  const limit = (name: "maxLineQuantity" | "maxAddQuantity") => {
    const value = fields[name];
    return typeof value === "number" && value > 0 ? value : defaultLimits[name];
  };
  return {
    codFee: toFee(fields, scope),
    codFeeTitle: chooseWord(titles, scope.words.chain) ?? "",
    bank: text("bankIban")
      ? {
          bic: text("bankBic"),
          accountOwner: text("bankAccountOwner"),
          institute: text("bankInstitute"),
          iban: text("bankIban"),
        }
      : null,
    campaign: toCampaign(fields, scope),
    isRealtimeEnabled:
      typeof fields.realtimeEnabled === "boolean" ? fields.realtimeEnabled : scope.country.hasRealtime,
    maxLineQuantity: limit("maxLineQuantity"),
    maxAddQuantity: limit("maxAddQuantity"),
  };
}

function readText(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** A fee in another currency than the shop's is none, and said so: its number would mean another sum. */
function toFee({ codFee }: Fields, scope: CatalogueScope): StoreSettings["codFee"] {
  if (!is(codFee, type({ centAmount: number(), currencyCode: string() })) || codFee.centAmount <= 0)
    return null;
  const { currency } = scope.country;
  if (codFee.currencyCode === currency) return money(codFee.centAmount, currency);
  ignore("codFee", scope);
  return null;
}

/** It needs a name and both days, in their order. */
function toCampaign(fields: Fields, scope: CatalogueScope): StoreSettings["campaign"] {
  const [name, startDate, endDate] = ["campaignName", "startDate", "endDate"].map((field) =>
    readText(fields, field).trim(),
  );
  if (!name) return null;
  if (startDate && endDate && Date.parse(startDate) < Date.parse(endDate))
    return { name, startDate, endDate };
  ignore("campaignName", scope);
  return null;
}

function ignore(field: string, { country, warn }: CatalogueScope): void {
  warn("store-setting-ignored", { store: country.storeKey, field });
}
