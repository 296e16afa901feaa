/** A browser's rough description from its User-Agent; null: unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first match applies: most browsers also include the names below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Reads a User-Agent header: enough for the customer to recognise a device, without further detail. */
export function toDevice(userAgent: string | null): Device {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** Formats `Firefox, Windows`; empty: unknown. */
export function toDeviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(", ");
}
