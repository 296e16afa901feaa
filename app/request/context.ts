import { createContext } from "react-router";
import type { WalletSettings } from "../checkout/model/wallet";
import { noParties, type PartySettings } from "../consent/model/third-parties";
import type { Country, CountryCode } from "../countries/model/country";
import type { Locale } from "../countries/model/locale";
import type { Toggles } from "../countries/model/toggles";
import type { FrameHtml } from "../frame/model/frame-html";
import type { OutsideSites } from "../frame/model/outside-sites";
import type { Translate } from "../i18n/translate";
import type { NoteLines } from "../tracking/model/untold-lines";
import type { Gateways } from "./gateways";
import type { Log } from "./log";
import type { SessionAccess } from "./session";
import type { SignInFlowAccess } from "./sign-in-flow";
import type { VisitAccess } from "./visit";

export const countryContext = createContext<Country>();
export const localeContext = createContext<Locale>();
export const translateContext = createContext<Translate>();
export const sessionContext = createContext<SessionAccess>();
export const visitContext = createContext<VisitAccess>();
export const gatewaysContext = createContext<Gateways>();
export const nonceContext = createContext<string>();
export const logContext = createContext<Log>();
/** Scheme and host of this request, `https://www.ironhall.sk`. */
export const originContext = createContext<string>();
/** The countries whose shops this deployment has; null: all of them. */
export const openCountriesContext = createContext<readonly CountryCode[] | null>(null);
/** Which wallets this shop is connected to. */
export const walletsContext = createContext<WalletSettings>({ google: null, apple: null });
/** Whose services this shop is connected to, for use after consent. */
export const partySettingsContext = createContext<PartySettings>(noParties);
/** Put before what is hashed of a buyer's e-mail and phone; empty: nothing. */
export const contactHashSaltContext = createContext<string>("");
/** The campaign that brought the visitor, for an order; null: none, or nobody agreed to it. */
export const utmSourceContext = createContext<() => string | null>(() => null);
/** Hears which lines of the cart a form changed, for the page that follows to tell of. */
export const noteLinesContext = createContext<NoteLines>(() => {});
/** Where a shopper follows parcels; null: nowhere. */
export const parcelPageContext = createContext<string | null>(null);
/** Of a hundred sessions so many are watched. */
export const watchedPercentContext = createContext<number>(0);
/** Sites beside the shop that the footer leads to. */
export const outsideSitesContext = createContext<OutsideSites>({});
/** What addresses switched on or off (`?toggle-<name>=on|off`); nothing in production. */
export const togglesContext = createContext<Toggles>({});
/** A sign-in at a provider that is under way in this browser. */
export const signInFlowContext = createContext<SignInFlowAccess>();
/** Lets something end after the answer. */
export const laterContext = createContext<(task: Promise<unknown>) => void>();
/** In how many seconds what was refused for too many attempts may be tried again; null: nothing was refused. */
export const retryAfterContext = createContext<() => number | null>(() => null);
/** "now" of the request, so that rules with dates can be tested. */
export const nowContext = createContext<Date>();

/** The paths of the shop's routes as `routes.ts` has them. */
export const routePathsContext = createContext<ReadonlySet<string>>(new Set());
/** Path of the department that the shown product belongs to; null: the page is of no product. */
export const departmentContext = createContext<string | null>(null);

export const frameHtmlContext = createContext<FrameHtml>({ slots: {}, bars: {} });
