import { isbot } from "isbot";
import { memo } from "../foundation/memo";

/**
 * The client's device, by its own headers: one of `isMobile`, `isTablet` and `isDesktop` is true, for a crawler too.
 * No user agent parser: `ua-parser-js` is AGPL since version 2, others contain names and versions that are not needed.
 */
export type DeviceFlags = {
  readonly isCrawler: boolean;
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
};

/** A few user agents request most pages, and testing one costs more than a lookup. */
const isKnownCrawler = memo((agent: string) => isbot(agent), { entries: 500 });

/** Longer than any browser's user agent: such a one is not cached, so that no client fills the memory. */
const longAgent = 500;

export function isCrawler(headers: Headers): boolean {
  const agent = headers.get("user-agent") ?? "";
  return agent.length > longAgent ? isbot(agent) : isKnownCrawler(agent);
}

/** Android tablets omit "Mobile"; others have their own names. Since 2019 an iPad identifies itself as a Mac. */
const tabletAgent = /\b(?:iPad|Tablet|PlayBook|Kindle|KF[A-Z]{3,4})\b|\bAndroid\b(?!.*\b(?:Mobile|Mini)\b)/;
const mobileAgent = /\b(?:Mobile|iPhone|iPod|Windows Phone|BlackBerry|Opera Mini|Mobi)\b/;

/**
 * Reads client hints that the browser sends unrequested (`Sec-CH-UA-Mobile`, `Sec-CH-UA-Platform`), otherwise the user
 * agent. For logs, metrics and the visitor's own request only: no page may vary by it, because all visitors get the
 * same one.
 */
export function readDevice(headers: Headers): DeviceFlags {
  const agent = headers.get("user-agent") ?? "";
  const mobileHint = headers.get("sec-ch-ua-mobile");
  // With "desktop site" a tablet's user agent says Linux, but its hint says Android.
  const isAndroid = headers.get("sec-ch-ua-platform") === '"Android"';
  const isTablet = mobileHint !== "?1" && (tabletAgent.test(agent) || (isAndroid && mobileHint === "?0"));
  const isMobile = !isTablet && (mobileHint === "?1" || mobileAgent.test(agent));
  return { isCrawler: isCrawler(headers), isMobile, isTablet, isDesktop: !isTablet && !isMobile };
}

/** Returns one word for logs and metrics. */
export function toDeviceWord({ isCrawler, isMobile, isTablet }: DeviceFlags) {
  if (isCrawler) return "crawler";
  return isMobile ? "mobile" : isTablet ? "tablet" : "desktop";
}
