import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  max,
  min,
  nonempty,
  object,
  optional,
  type,
  union,
} from "superstruct";
import { commitVersioned } from "../database/commit.ts";
import type { Database, Reads } from "../database/database.ts";
import { concurrentModification, requiredField, unknownAction } from "../errors/platform-errors.ts";
import { isSame, type JsonObject } from "../json/json.ts";
import {
  CountryStruct,
  CurrencyStruct,
  LocaleStruct,
  LocalizedStruct,
  NameStruct,
} from "../resources/draft-structs.ts";
import { keepKnown, parseDraft } from "../resources/parse-draft.ts";

/** The platform's default life of a cart after its last change, and the longest. */
export const DEFAULT_DELETE_DAYS = 90;
export const MAX_DELETE_DAYS = 365_250;

const RoundingStruct = enums(["HalfEven", "HalfUp", "HalfDown"]);

const CartsStruct = type({
  deleteDaysAfterLastModification: optional(max(min(integer(), 1), MAX_DELETE_DAYS)),
  countryTaxRateFallbackEnabled: optional(boolean()),
  priceRoundingMode: optional(RoundingStruct),
  taxRoundingMode: optional(RoundingStruct),
});

/** Messages are always written: the shop's own caches follow them. */
const MessagesStruct = type({
  enabled: literal(true),
  deleteDaysAfterCreation: optional(max(min(integer(), 1), 90)),
});

/** The allowed `shippingRateInput` of a cart. `CartValue` allows none: the cart's value decides. */
const ShippingRateInputTypeStruct = union([
  object({ type: enums(["CartValue", "CartScore"]) }),
  object({
    type: literal("CartClassification"),
    values: array(object({ key: NameStruct, label: LocalizedStruct })),
  }),
]);

export type ShippingRateInputType = Infer<typeof ShippingRateInputTypeStruct>;

export const SettingsStruct = type({
  name: optional(NameStruct),
  countries: optional(array(CountryStruct)),
  currencies: optional(array(CurrencyStruct)),
  languages: optional(array(LocaleStruct)),
  carts: optional(CartsStruct),
  messages: optional(MessagesStruct),
  shippingRateInputType: optional(ShippingRateInputTypeStruct),
});

type Settings = Infer<typeof SettingsStruct>;

/** The project's own settings, stored as the one resource of their kind; missing ones follow from the data. */
export interface ProjectSettings extends Omit<Settings, "carts"> {
  readonly version: number;
  /** The complete defaults for carts. */
  readonly carts: Required<Infer<typeof CartsStruct>>;
}

interface StoredSettings {
  readonly version: number;
  readonly data: Settings;
}

async function readSettings(database: Reads): Promise<StoredSettings | null> {
  const row = await database
    .prepare("SELECT version, data FROM resource WHERE kind = 'project' AND id = 'project'")
    .first<{ version: number; data: string }>();
  return row && { version: row.version, data: parseDraft(JSON.parse(row.data), SettingsStruct) };
}

/** The stored settings, or a project's initial ones. */
export async function loadProjectSettings(database: Reads): Promise<ProjectSettings> {
  const stored = await readSettings(database);
  const { carts, ...settings } = stored?.data ?? {};
  return {
    ...settings,
    version: stored?.version ?? 1,
    carts: {
      deleteDaysAfterLastModification: carts?.deleteDaysAfterLastModification ?? DEFAULT_DELETE_DAYS,
      countryTaxRateFallbackEnabled: carts?.countryTaxRateFallbackEnabled ?? false,
      priceRoundingMode: carts?.priceRoundingMode ?? "HalfEven",
      taxRoundingMode: carts?.taxRoundingMode ?? "HalfEven",
    },
  };
}

const NameAction = type({ name: NameStruct });
const CountriesAction = type({ countries: array(CountryStruct) });
const CurrenciesAction = type({ currencies: nonempty(array(CurrencyStruct)) });
const LanguagesAction = type({ languages: nonempty(array(LocaleStruct)) });
const CartsAction = type({ cartsConfiguration: CartsStruct });
const MessagesAction = type({ messagesConfiguration: MessagesStruct });
const RateInputAction = type({ shippingRateInputType: optional(ShippingRateInputTypeStruct) });
const DiscountsAction = type({
  discountsConfiguration: type({ discountCombinationMode: literal("Stacking") }),
});

/** Sets one setting of carts; the others stay. */
function setInCarts(name: keyof Infer<typeof CartsStruct>): ChangeSettings {
  return (settings, action) => {
    const value = action[name];
    if (value === undefined) throw requiredField(name);
    return { ...settings, carts: { ...settings.carts, ...parseDraft({ [name]: value }, CartsStruct) } };
  };
}

type ChangeSettings = (settings: Settings, action: JsonObject) => Settings;

/** Update actions on the settings by their names. Throw InvalidJsonInput. */
const settingActions = new Map<unknown, ChangeSettings>([
  ["changeName", (settings, action) => ({ ...settings, name: parseDraft(action, NameAction).name })],
  [
    "changeCountries",
    (settings, action) => ({ ...settings, countries: parseDraft(action, CountriesAction).countries }),
  ],
  [
    "changeCurrencies",
    (settings, action) => ({ ...settings, currencies: parseDraft(action, CurrenciesAction).currencies }),
  ],
  [
    "changeLanguages",
    (settings, action) => ({ ...settings, languages: parseDraft(action, LanguagesAction).languages }),
  ],
  ["changeCountryTaxRateFallbackEnabled", setInCarts("countryTaxRateFallbackEnabled")],
  ["changePriceRoundingMode", setInCarts("priceRoundingMode")],
  ["changeTaxRoundingMode", setInCarts("taxRoundingMode")],
  [
    "changeCartsConfiguration",
    (settings, action) => {
      const { cartsConfiguration } = parseDraft(action, CartsAction);
      return { ...settings, carts: keepKnown(cartsConfiguration, CartsStruct) };
    },
  ],
  [
    "changeMessagesConfiguration",
    (settings, action) => {
      const { messagesConfiguration } = parseDraft(action, MessagesAction);
      return { ...settings, messages: keepKnown(messagesConfiguration, MessagesStruct) };
    },
  ],
  [
    "setShippingRateInputType",
    ({ shippingRateInputType: _former, ...settings }, action) => {
      const { shippingRateInputType } = parseDraft(action, RateInputAction);
      return shippingRateInputType ? { ...settings, shippingRateInputType } : settings;
    },
  ],
  [
    "setDiscountsConfiguration",
    (settings, action) => {
      parseDraft(action, DiscountsAction);
      return settings;
    },
  ],
]);

/** Whether an action changes the settings. */
export function isSettingAction({ action }: JsonObject): boolean {
  return settingActions.has(action);
}

const INSERT = `INSERT INTO resource (id, kind, key, version, created_at, last_modified_at, data)
  VALUES ('project', 'project', 'project', 1, ?1, ?1, '{}') ON CONFLICT (id) DO NOTHING`;
const UPDATE = `UPDATE resource SET version = version + 1, last_modified_at = ?1, data = ?2 WHERE id = 'project'`;

/**
 * Applies actions on the settings, all or none; unchanged settings keep their version. Throws InvalidJsonInput,
 * ConcurrentModification for another version than the project's.
 */
export async function changeProjectSettings(
  database: Database,
  now: Date,
  version: number,
  actions: readonly JsonObject[],
): Promise<void> {
  const stored = (await readSettings(database)) ?? { version: 1, data: {} };
  if (version !== stored.version) throw concurrentModification("project", version, stored.version);
  const changed = actions.reduce((settings: Settings, action) => {
    const apply = settingActions.get(action.action);
    if (!apply) throw unknownAction(action.action);
    return apply(settings, action);
  }, stored.data);
  if (isSame(changed, stored.data)) return;
  const at = now.toISOString();
  await database.prepare(INSERT).bind(at).run();
  const guard = { table: "resource", id: "project", expected: version };
  await commitVersioned(database, guard, [database.prepare(UPDATE).bind(at, JSON.stringify(changed))]);
}
