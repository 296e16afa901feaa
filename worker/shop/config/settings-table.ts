import { embeddedSettings } from "./embedded-settings";
import { monitoringVariables } from "./monitoring-settings";
import { partyVariables } from "./party-settings";
import { recommendationVariables } from "./recommendation-settings";
import { redirectionVariables } from "./redirection-settings";
import { serviceSettings } from "./service-settings";
import type { SettingsTable } from "./setting";
import { shopSettings } from "./shop-settings";
import { trackingVariables } from "./tracking-settings";
import { walletVariables } from "./wallet-settings";
import { webToCaseVariables } from "./web-to-case-settings";

/**
 * Every variable and secret of the shop's worker: the environment is parsed by it, a deploy and the doctor ask for what it
 * says, and docs/settings.md is written from it. A variable without a row is a failed test.
 */
export const shopSettingsTable = {
  ...shopSettings,
  ...serviceSettings,
  ...webToCaseVariables,
  ...walletVariables,
  ...partyVariables,
  ...recommendationVariables,
  ...redirectionVariables,
  ...trackingVariables,
  ...monitoringVariables,
};

/** By the folder of the worker that reads them. */
export const settingsTables: Readonly<Record<string, SettingsTable>> = {
  shop: shopSettingsTable,
  ...embeddedSettings,
};
