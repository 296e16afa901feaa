import { agentSettings } from "./agent-settings";
import { eInvoiceVariables } from "./e-invoice-settings";
import { embeddedSettings } from "./embedded-settings";
import { lawVariables } from "./law-settings";
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
 * Every variable and secret of the shop's worker. The environment is parsed by it, deploys and the doctor check it,
 * and docs/settings.md is generated from it. A variable without a row fails a test.
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
  ...lawVariables,
  ...eInvoiceVariables,
  ...agentSettings,
};

/** By the folder of the worker that reads them. */
export const settingsTables: Readonly<Record<string, SettingsTable>> = {
  shop: shopSettingsTable,
  ...embeddedSettings,
};
