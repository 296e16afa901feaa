import type { WalletSettings } from "../../../app/checkout/model/wallet";
import type { ShopContext } from "../shop-env";

/** The wallets as a browser reaches them: local systems answer on the shop's port, whatever it is. */
export function toOwnWallets(context: ShopContext): WalletSettings {
  const { isLocal, wallets } = context.get("environment");
  if (!isLocal) return wallets;
  const { port } = context.get("url");
  const own = (url: string) => toUrlAtPort(url, port);
  return {
    google: wallets.google && { ...wallets.google, scriptUrl: own(wallets.google.scriptUrl) },
    apple: wallets.apple && {
      ...wallets.apple,
      scriptUrl: wallets.apple.scriptUrl && own(wallets.apple.scriptUrl),
    },
  };
}

/** Google's pages are on two hosts of its own; Apple's sheet is the browser's. */
const googlePages = "https://google.com";

/** What a page with wallets may load from, frame and ask. */
export function listWalletOrigins({ google, apple }: WalletSettings): readonly string[] {
  const scripts = [google?.scriptUrl, apple?.scriptUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  const isGoogles = scripts.some((origin) => /^https:\/\/(?:\w+\.)?google\.com$/.test(origin));
  return [...new Set([...scripts, ...(isGoogles ? [googlePages] : [])])];
}

/** Local systems answer on the shop's port, whatever it is. */
export function toOriginAtPort(origin: string, port: string): string {
  return origin.replace(/\.localhost(?::\d+)?$/, port ? `.localhost:${port}` : ".localhost");
}

export function toUrlAtPort(url: string, port: string): string {
  const { origin, pathname } = new URL(url);
  return `${toOriginAtPort(origin, port)}${pathname}`;
}
