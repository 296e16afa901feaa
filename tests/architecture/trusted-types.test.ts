import { expect, it } from "vitest";
import { readSources, type SourceFile } from "./source-files";

const sources = readSources(["app"]);

/** Modules that no browser loads. */
const isServed = ({ path }: SourceFile) => /\.server\.tsx?$/.test(path) || path.startsWith("app/mail/");

/** Components that write markup only on the server: in the browser they render their children, or nothing. */
const onlyOnServer = [
  "app/catalogue/ui/product-cards.tsx",
  "app/catalogue/ui/remembered-part.tsx",
  "app/frame/ui/first-view.tsx",
];

const list = (pattern: RegExp) =>
  sources.filter((file) => !isServed(file) && pattern.test(file.text)).map(({ path }) => path);

it("two files make the policies that the Content-Security-Policy names", () => {
  expect(list(/\.createPolicy\(/)).toEqual([
    "app/foundation/browser/trusted-types.ts",
    "app/frame/browser/start-late.ts",
  ]);
});

it("markup reaches the browser's document only through a policy", () => {
  expect(list(/dangerouslySetInnerHTML=\{(?!useServedHtml\(|markup\})/)).toEqual(onlyOnServer);
  expect(list(/\.(?:innerHTML|outerHTML) = (?!trustMarkup\()|insertAdjacentHTML|DOMParser|srcdoc/)).toEqual(
    [],
  );
});

it("URLs of scripts reach the browser only through a policy", () => {
  const makers = list(/createElement\("script"\)|serviceWorker\.register\(/);
  const withText = ["app/frame/browser/start-late.ts"];
  const trusting = list(/trustScriptUrl\(/);
  expect(makers.filter((path) => !trusting.includes(path))).toEqual(withText);
});
