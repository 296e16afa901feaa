import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** What asks, as far as it says so: one of `isMobile`, `isTablet` and `isDesktop` is true, for a crawler too. */
export type DeviceFlags = {
  readonly isCrawler: boolean;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
};

/**
 * Few agents ask for most pages, and the test of one costs more than a look. A visitor may write anything there: one
 * that is longer than any browser's is not kept, so that nobody fills the memory with them.
 */
const knownAgents = new LRUCache<string, boolean>({
  max: 500,
  maxEntrySize: 500,
  sizeCalculation: (_, agent) => Math.max(1, agent.length),
  memoMethod: (agent) => isbot(agent),
});

export function isCrawler(headers: Headers): boolean {
  return knownAgents.memo(headers.get("user-agent") ?? "");
}

/** Android's tablets leave "Mobile" out; others name themselves. An iPad says since 2019 that it is a Mac. */
const tabletAgent = /\b(?:iPad|Tablet|PlayBook|Kindle|KF[A-Z]{3,4})\b|\bAndroid\b(?!.*\b(?:Mobile|Mini)\b)/;
const mobileAgent = /\b(?:Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|Mobi)\b/;

/**
 * By client hints where the browser sends them unasked (`Sec-CH-UA-Mobile`, `Sec-CH-UA-Platform`), else by the user
 * agent. For logs, measuring and the visitor's own request alone: no page may vary by it, for all get the same one.
 */
export function readDevice(headers: Headers): DeviceFlags {
  const agent = headers.get("user-agent") ?? "";
  const mobileHint = headers.get("sec-ch-ua-mobile");
  // Asked for the page as on a desk, a tablet calls itself Linux, yet not in its hint.
  const isAndroid = headers.get("sec-ch-ua-platform") === '"Android"';
  const isTablet = mobileHint !== "?1" && (tabletAgent.test(agent) || (isAndroid && mobileHint === "?0"));
  const isMobile = !isTablet && (mobileHint === "?1" || mobileAgent.test(agent));
  return { isCrawler: isCrawler(headers), isMobile, isTablet, isDesktop: !isTablet && !isMobile };
}

/** One word for logs and measuring. */
export function toDeviceWord({ isCrawler, isMobile, isTablet }: DeviceFlags) {
  if (isCrawler) return "crawler";
  return isMobile ? "mobile" : isTablet ? "tablet" : "desktop";
}
