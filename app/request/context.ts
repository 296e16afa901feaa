import { createContext } from "react-router";
import type { Country } from "../countries/model/country";
import type { Locale } from "../countries/model/locale";
import type { FrameHtml } from "../frame/model/frame-html";
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

/** The paths of the shop's routes as `routes.ts` has them. */
export const routePathsContext = createContext<ReadonlySet<string>>(new Set());
/** Path of the department that the shown product belongs to; null: the page is of no product. */
export const departmentContext = createContext<string | null>(null);

export const frameHtmlContext = createContext<FrameHtml>({ slots: {}, bars: {} });
