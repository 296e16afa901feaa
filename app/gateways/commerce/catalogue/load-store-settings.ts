import { is, type } from "superstruct";
import { chooseTranslation } from "../../../catalogue/model/choose-translation";
import { parseFeedNames } from "../../../catalogue/model/feed-record";
import type { GatewayError } from "../../../foundation/gateway-error";
import { money } from "../../../foundation/money";
import { ok, type Result } from "../../../foundation/result";
import type { StoreSettings } from "../catalogue-gateway";
import {
  loadStoreFields,
  readCodFee,
  readQuantityLimits,
  readVatFlags,
  readWalletFlow,
  type StoreFields,
} from "../load-store-fields";
import type { CatalogueScope } from "./catalogue-scope";

/** Loads the store's settings over the defaults; cached for 60 s. */
export async function loadStoreSettings(scope: CatalogueScope): Promise<Result<StoreSettings, GatewayError>> {
  return scope.memo.remember(`store:${scope.localeKey}`, async () => {
    const fields = await loadStoreFields(scope.client, scope.country.storeKey);
    return fields.ok ? ok(toSettings(fields.value, scope)) : fields;
  });
}

function toSettings(fields: StoreFields, scope: CatalogueScope): StoreSettings {
  const titles = is(fields.codFeeTitle, type({}))
    ? Object.fromEntries(Object.entries(fields.codFeeTitle))
    : {};
  const text = (name: string) => readText(fields, name);
  return {
    codFee: toFee(fields, scope),
    codFeeTitle: chooseTranslation(titles, scope.format.chain) ?? "",
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
    isGuaranteeEnabled: fields.extraGuaranteeEnabled === true,
    suggestsAddresses: fields.addressAutocompleteEnabled === true,
    showsTrustScore: fields.trustScoreEnabled === true,
    showsReviews: fields.googleReviewsEnabled === true,
    isTracked: fields.bloomreachApiEnabled !== false,
    hasSupportForm: fields.supportFormEnabled === true,
    hasVolumeDiscounts: fields.volumeDiscountsEnabled === true,
    productFeeds: parseFeedNames(text("productFeeds")),
    showsRecommendations: fields.recommendationsEnabled !== false,
    hasComplementaryProducts: fields.complementaryProductsEnabled === true,
    ...readVatFlags(fields),
    walletFlow: readWalletFlow(fields),
    ...readQuantityLimits(fields),
  };
}

function readText(fields: StoreFields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}

/** Ignores and logs a fee in another currency than the shop's: its number would mean another amount. */
function toFee(fields: StoreFields, scope: CatalogueScope): StoreSettings["codFee"] {
  const fee = readCodFee(fields);
  const { currency } = scope.country;
  if (fee === null || fee.currencyCode === currency) return fee && money(fee.centAmount, currency);
  ignore("codFee", scope);
  return null;
}

/** Requires a name and both days, in their order. */
function toCampaign(fields: StoreFields, scope: CatalogueScope): StoreSettings["campaign"] {
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
