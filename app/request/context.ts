import { createContext } from "react-router";
import type { Country } from "../countries/model/country";
import type { Locale } from "../countries/model/locale";
import type { Translate } from "../i18n/translate";
import type { Gateways } from "./gateways";
import type { Log } from "./log";
import type { SessionAccess } from "./session";

export const countryContext = createContext<Country>();
export const localeContext = createContext<Locale>();
export const translateContext = createContext<Translate>();
export const sessionContext = createContext<SessionAccess>();
export const gatewaysContext = createContext<Gateways>();
export const nonceContext = createContext<string>();
export const logContext = createContext<Log>();
/** Scheme and host of this request, `https://www.ironhall.sk`. */
export const originContext = createContext<string>();
/** "now" of the request, so that rules with dates can be tested. */
export const nowContext = createContext<Date>();

/** Parts of the page that never change after they are served, as finished HTML: slot to markup. */
type StaticHtml = Readonly<Record<string, string>>;

export const staticHtmlContext = createContext<StaticHtml>({});
