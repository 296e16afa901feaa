import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { CountryChoice } from "../model/country-choice";
import { CountryList, CountryPage } from "./country-list";

type Countries = readonly CountryChoice[];

/** Renders the page of all countries. */
export function renderCountryPage(countries: Countries, translate: Translate): string {
  return render(<CountryPage countries={countries} />, translate);
}

/** Renders the same list for the panel. */
export function renderCountryList(countries: Countries, translate: Translate): string {
  return render(<CountryList countries={countries} />, translate);
}

function render(element: ReactElement, translate: Translate): string {
  return renderToStaticMarkup(<TranslateContext value={translate}>{element}</TranslateContext>);
}
