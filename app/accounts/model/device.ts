/** What a browser says of itself, roughly; null: it says nothing that the shop knows. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first that fits counts: most browsers also call themselves by the names of those below them. */
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

/** Reads a User-Agent header: enough for its owner to know a device again, and no more. */
export function toDevice(userAgent: string | null): Device {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}

/** `Firefox, Windows`; empty: nothing is known of it. */
export function toDeviceName({ browser, system }: Device): string {
  return [browser, system].filter(Boolean).join(", ");
}
