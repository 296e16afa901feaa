import type { Country } from "../../app/countries/model/country.ts";
import { everyHost, toSourceKey } from "../../worker/redirections/look-up/source-key.ts";
import type { Redirect } from "./redirect.ts";
import type { ShopRules } from "./shop-rules.ts";

/** A row as in the file. */
export interface GivenRow {
  readonly source: string;
  readonly target: string;
  readonly code: string;
}

export interface SettleOptions {
  /** The host of a source without one: a host, `*`; undefined: such sources are refused. */
  readonly host: string | undefined;
  /** Hosts outside the source's shop that a target may have. */
  readonly allowedHosts: readonly string[];
  /** Whether local shops are accepted, with their port. Hosts of production become theirs. */
  readonly isLocal: boolean;
}

const codes: readonly string[] = ["301", "302", "307", "308"];
const usualCode = 308;

/** Why a row is refused, worded for its author. */
export class RowError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RowError";
  }
}

type Place = { readonly host: string; readonly country: Country; readonly url: URL };

/**
 * Converts a redirection to the form in which the shop looks it up and follows it.
 * Host, case, slash, prefixes and query of source and target follow the rules of every redirect, so that the response
 * is one hop. Throws RowError.
 */
export function settleRow(row: GivenRow, options: SettleOptions, rules: ShopRules): Redirect {
  const source = settleSource(row.source.trim(), options, rules);
  const target = settleTarget(row.target.trim(), source, options, rules);
  const code = row.code.trim();
  if (code !== "" && !codes.includes(code))
    throw new RowError(`code ${code}: ${codes.join(", ")} or nothing`);
  const key = toSourceKey(source.url);
  const redirect = {
    host: source.host,
    path: key.path,
    code: code === "" ? usualCode : Number(code),
    ...target,
  };
  const isSame = redirect.targetHost === everyHost || redirect.targetHost === source.host;
  if (isSame && (redirect.targetPath === redirect.path || redirect.targetBarePath === redirect.path))
    throw new RowError("leads to itself");
  return redirect;
}

function settleSource(given: string, options: SettleOptions, rules: ShopRules): Place {
  if (given === "") throw new RowError("source is missing");
  const isPath = given.startsWith("/") && !given.startsWith("//");
  if (isPath && !options.host)
    throw new RowError("source is a path: write its host before it, or give --host <host> or --every-host");
  const host = isPath ? String(options.host) : toHostname(given);
  const { country, hostname } = findShop(host, options, rules);
  const address = isPath ? `https://${hostname}${given}` : withScheme(given);
  const url = compose(parse(address, "source"), country, hostname, rules);
  if (!url)
    throw new RowError("source can be no page of the shop (quotes, or a language that it does not have)");
  const asked = rules.toLookedUpPath(url.pathname);
  if (asked === null) throw new RowError("the shop asks for pages alone, not for files and endpoints");
  url.pathname = asked;
  if (url.pathname === "/") throw new RowError("source is the start page");
  return { host: host === everyHost ? everyHost : hostname, country, url };
}

function settleTarget(
  given: string,
  source: Place,
  options: SettleOptions,
  rules: ShopRules,
): Pick<Redirect, "target" | "targetHost" | "targetPath" | "targetBarePath"> {
  if (given === "") throw new RowError("target is missing");
  const isPath = given.startsWith("/") && !given.startsWith("//");
  const own = source.url.hostname;
  const asked = isPath ? new URL(given, source.url) : parse(withScheme(given), "target");
  const shop = rules.chooseCountryByHost(asked.hostname, { allowLocalHosts: options.isLocal });
  if (shop.kind === "unknown") return settleOutside(asked, options);
  const hostname = toServedHost(shop.country, options);
  const isOwn = isPath || (source.host !== everyHost && hostname === own);
  if (!isOwn && !isAllowed(hostname, asked.hostname, options))
    throw new RowError(`target is on ${hostname}: allow it by --allow-host ${hostname}`);
  const url = compose(asked, shop.country, hostname, rules);
  if (!url)
    throw new RowError("target can be no page of the shop (quotes, or a language that it does not have)");
  const key = toSourceKey(url);
  const rest = `${url.pathname}${url.search}${url.hash}`;
  return {
    target: isOwn ? rest : `https://${hostname}${rest}`,
    targetHost: isOwn ? source.host : hostname,
    targetPath: key.path,
    targetBarePath: key.barePath,
  };
}

function settleOutside(url: URL, options: SettleOptions) {
  if (!isAllowed(url.hostname, url.hostname, options))
    throw new RowError(`target is on ${url.hostname}: allow it by --allow-host ${url.hostname}`);
  const key = toSourceKey(url);
  return { target: url.href, targetHost: url.hostname, targetPath: key.path, targetBarePath: key.barePath };
}

function isAllowed(hostname: string, given: string, { allowedHosts }: SettleOptions): boolean {
  return allowedHosts.includes(hostname) || allowedHosts.includes(given);
}

/**
 * Returns the shop of a host.
 * Every host's is composed as the first country's, whose rules without a language equal all others'.
 */
function findShop(host: string, options: SettleOptions, rules: ShopRules) {
  const [first] = rules.countryTable;
  if (host === everyHost && first) return { country: first, hostname: toServedHost(first, options) };
  const choice = rules.chooseCountryByHost(host, { allowLocalHosts: options.isLocal });
  if (choice.kind === "unknown") throw new RowError(`${host} is no host of the shop`);
  return { country: choice.country, hostname: toServedHost(choice.country, options) };
}

/** A file with the hosts of production can be tried with local shops. */
function toServedHost(country: Country, { isLocal }: SettleOptions): string {
  return isLocal ? `${country.code.toLowerCase()}.localhost` : country.productionDomain;
}

/** Returns the URL after the shop's own redirect; null: not a page's URL. */
function compose(url: URL, country: Country, hostname: string, { composeRedirect }: ShopRules): URL | null {
  const origin = `https://${hostname}`;
  const redirection = composeRedirect(
    new URL(`${origin}${url.pathname}${url.search}${url.hash}`),
    country,
    origin,
  );
  if (redirection.kind === "not-found") return null;
  return redirection.kind === "redirect"
    ? new URL(redirection.location + url.hash)
    : new URL(`${origin}${url.pathname}${url.search}${url.hash}`);
}

function toHostname(given: string): string {
  return parse(withScheme(given), "source").hostname;
}

function withScheme(given: string): string {
  if (/^https?:\/\//i.test(given)) return given;
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(given))
    throw new RowError(`${given.split(":", 1)[0]}: is no address of a page`);
  return `https://${given.replace(/^\/\//, "")}`;
}

function parse(address: string, what: "source" | "target"): URL {
  if (!URL.canParse(address)) throw new RowError(`${what} is no address`);
  const url = new URL(address);
  if (url.username || url.password) throw new RowError(`${what} has a name or a password in it`);
  return url;
}
