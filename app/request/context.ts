import { createContext, type RouterContextProvider } from "react-router";
import type { WalletSettings } from "../checkout/model/wallet";
import { noParties, type PartySettings } from "../consent/model/third-parties";
import type { Country, CountryCode } from "../countries/model/country";
import { toPathPrefix } from "../countries/model/language-prefix";
import type { Locale } from "../countries/model/locale";
import type { Toggles } from "../countries/model/toggles";
import type { FooterHtml } from "../frame/model/footer-html";
import type { OutsideSites } from "../frame/model/outside-sites";
import type { Translate } from "../i18n/translate";
import type { Duties } from "../law/model/duties";
import { type LawSettings, noLawSettings } from "../law/model/law-settings";
import type { NoteLines } from "../tracking/model/unreported-lines";
import type { Gateways } from "./gateways";
import type { Log } from "./log";
import type { SessionAccess } from "./session";
import type { SignInFlowAccess } from "./sign-in-flow";
import type { VisitAccess } from "./visit";

/** What loaders, actions and operations know about their request. The shop worker builds it once per request. */
export type PageRequest = {
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  /** "now" of the request, so that rules with dates can be tested. */
  readonly now: Date;
  /** What the country's law demands on this day. */
  readonly duties: Duties;
  readonly law: LawSettings;
  /** Software agents may fill carts (docs/agents.md). */
  readonly hasAgents: boolean;
  readonly log: Log;
  readonly gateways: Gateways;
  /** Scheme and host, `https://www.ironhall.sk`. */
  readonly origin: string;
  /** The countries whose shops this deployment serves; null: all. */
  readonly openCountries: readonly CountryCode[] | null;
  readonly session: SessionAccess;
  readonly visit: VisitAccess;
  /** A sign-in at a provider that is in progress in this browser. */
  readonly signInFlow: SignInFlowAccess;
  /** Reads the secret that a mailed or shared link brought to the requested page; null without one. */
  linkSecret(): Promise<string | null>;
  readonly attempts: {
    /** Seconds until an action that was refused for too many attempts is allowed again; null: no refusal. */
    retryAfterSeconds(): number | null;
  };
  /** Cart lines that a form of this request changed; the next page reports them to tracking. */
  readonly unreported: { readonly note: NoteLines };
  /** The wallets that this deployment is connected to. */
  readonly wallets: WalletSettings;
  /** Third parties that this deployment is connected to; they load after consent. */
  readonly parties: PartySettings;
  /** Prefix of a shopper's e-mail and phone before they are hashed; empty: none. */
  readonly contactHashSalt: string;
  /** The campaign that brought the visitor, for an order; null: none, or no consent to marketing. */
  utmSource(): string | null;
  /** Where a shopper follows parcels; null: nowhere. */
  readonly parcelPage: string | null;
  /** Percentage of sessions whose Web Vitals and errors are reported. */
  readonly watchedPercent: number;
  /** External sites that the footer links to. */
  readonly outsideSites: OutsideSites;
  /** Switches from the URL (`?toggle-<name>=on|off`); empty in production. */
  readonly toggles: Toggles;
  /** Extends the request's lifetime until the task ends, after the response. */
  later(task: Promise<unknown>): void;
  /** Nonce of the Content-Security-Policy. */
  readonly nonce: string;
  /** The paths of the shop's routes as in `routes.ts`. */
  readonly routePaths: ReadonlySet<string>;
  /** Whether React Router in the browser requests the data of a page instead of the document. */
  readonly isDataRequest: boolean;
};

export const requestContext = createContext<PageRequest>();

/** Returns the path prefix of the request's language: `/nl`, or "" for the default language of a country. */
export function readPathPrefix(context: Readonly<RouterContextProvider>): string {
  const { country, locale } = context.get(requestContext);
  return toPathPrefix(country, locale);
}

function refuse(): never {
  throw new Error("This work has no shopper: it has no session, visit or sign-in");
}

/** The part of a `PageRequest` that concerns a shopper and a deployment, for work without a shopper such as mails. */
export const withoutShopper = {
  openCountries: null,
  session: {
    read: async () => null,
    require: refuse,
    update: refuse,
    openSignIn: refuse,
    readSignInAge: async () => null,
    restart: refuse,
  },
  visit: { read: refuse, update: refuse },
  signInFlow: { read: async () => null, write: refuse },
  linkSecret: async () => null,
  attempts: { retryAfterSeconds: () => null },
  unreported: { note: () => {} },
  wallets: { google: null, apple: null },
  parties: noParties,
  contactHashSalt: "",
  utmSource: () => null,
  parcelPage: null,
  watchedPercent: 0,
  outsideSites: {},
  toggles: {},
  law: noLawSettings,
  hasAgents: false,
  later: () => {},
  nonce: "",
  routePaths: new Set<string>(),
  isDataRequest: false,
} satisfies Partial<PageRequest>;

export const footerContext = createContext<FooterHtml>({ footer: [], quietFooter: [] });
