import type { ComponentType } from "react";
import { loadConsentPanel } from "../../consent/ui/load-consent-panel";
import type { PanelProps } from "../../design/drawer";
import { NavigationPanel } from "./navigation-panel";

/** Panels that links open by `data-open`. The categories are in this script; the others are loaded on request. */
const panels: Readonly<Record<string, (prefix: string) => Promise<ComponentType<PanelProps>>>> = {
  navigation: async () => NavigationPanel,
  support: async () => (await import("../../support/ui/support-panel")).SupportPanel,
  countries: async () => (await import("./countries-panel")).CountriesPanel,
  consents: async (prefix) => (await loadConsentPanel(prefix)).Dialog,
};

/** Loads the panel of that name. Rejects for an unknown name and when its script or texts cannot be fetched. */
export async function loadPanel(name: string, prefix: string): Promise<ComponentType<PanelProps>> {
  const load = panels[name];
  if (!load) throw new Error(`There is no panel ${name}`);
  return load(prefix);
}
