import type { ComponentType } from "react";
import type { PanelProps } from "../../design/drawer";
import { NavigationPanel } from "./navigation-panel";

/** What links open by `data-open`. The categories come with this script, everything else when it is asked for. */
const panels: Readonly<Record<string, () => Promise<ComponentType<PanelProps>>>> = {
  navigation: async () => NavigationPanel,
  support: async () => (await import("../../support/ui/support-panel")).SupportPanel,
  countries: async () => (await import("./countries-panel")).CountriesPanel,
};

/** The panel of that name; rejects where there is none, or its script cannot be fetched. */
export async function loadPanel(name = ""): Promise<ComponentType<PanelProps>> {
  const load = panels[name];
  if (!load) throw new Error(`There is no panel ${name}`);
  return load();
}
