import { renderToStaticMarkup } from "react-dom/server";
import type { LoyaltyView } from "../model/loyalty-view";
import type { OverviewView } from "../model/overview-view";
import { LoyaltyPage } from "./loyalty-page";
import { OverviewPage } from "./overview-page";

/** Renders read-only pages as markup: not hydrated, and not sent a second time as data. */
export function renderOverview(view: Omit<OverviewView, "title">): string {
  return renderToStaticMarkup(<OverviewPage {...view} />);
}

export function renderLoyalty(view: LoyaltyView): string {
  return renderToStaticMarkup(<LoyaltyPage {...view} />);
}
