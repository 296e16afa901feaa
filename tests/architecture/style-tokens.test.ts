import { describe, expect, it } from "vitest";
import { readStyles } from "./source-files";

const spaces = /^(?:(?:margin|padding)(?:-[a-z-]+)?|gap|row-gap|column-gap)$/;
const shadows = /^(?:box|text)-shadow$/;
const hairline = /^-?[01]px$/;

/** Returns what a declaration may not name outside `app/design/tokens.css`, with the fix; null if valid. */
function findRawValue(property: string, value: string): string | null {
  const lengths = value.match(/-?\d*\.?\d+(?:px|r?em)\b/g) ?? [];
  if (/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb|color)a?\(/i.test(value))
    return "a colour of --ink, --steel-…";
  if (/\b(?:white|black|red|gr[ae]y|silver)\b/.test(value.replace(/var\([^)]*\)|white-space/g, "")))
    return "a colour of --white, --ink";
  if (/^font(?:-size)?$/.test(property) && lengths.some((length) => length.endsWith("px")))
    return "a size of --type-…";
  if (/radius$/.test(property) && lengths.length > 0) return "--radius or --radius-round";
  if (shadows.test(property) && lengths.length > 0) return "--shadow or --shadow-…";
  const outsideSums = value.replace(/calc\(.*\)/, "").match(/-?\d*\.?\d+px\b/g) ?? [];
  if (spaces.test(property) && outsideSums.some((length) => !hairline.test(length)))
    return "a step of --space-…";
  return null;
}

/** Lists every declaration of a style sheet: the text from a brace or semicolon to the next semicolon. */
function listDeclarations(text: string): readonly (readonly [string, string])[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@font-face\s*\{[^}]*\}/g, "");
  return [...bare.matchAll(/(?:^|[{;}])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, property = "", value = ""]) => [property, value],
  );
}

describe("style sheets", () => {
  const styles = readStyles(["app"]).filter(({ path }) => path !== "app/design/tokens.css");

  it("take every size of type, space, colour, radius and shadow from the tokens", () => {
    const raw = styles.flatMap(({ path, text }) =>
      listDeclarations(text).flatMap(([property, value]) => {
        const fix = findRawValue(property, value);
        return fix ? [`${path}: ${property}: ${value} — use ${fix}`] : [];
      }),
    );
    expect(raw).toEqual([]);
  });

  it("have one dark theme, by the system's setting and by the visitor's choice", () => {
    const { text = "" } = readStyles(["app"]).find(({ path }) => path === "app/design/tokens.css") ?? {};
    const listIn = (selector: string) => {
      const [, rules = ""] = text.split(`${selector} {`);
      return rules.slice(0, rules.indexOf("}")).match(/--[\w-]+: [^;]+/g) ?? [];
    };
    const bySystem = listIn(':root:not([data-theme="light"])');
    expect(bySystem.length).toBeGreaterThan(20);
    expect(listIn(':root[data-theme="dark"]')).toEqual(bySystem);
  });

  it("name only existing tokens", () => {
    const tokens = new Set(
      readStyles(["app"]).flatMap(({ text }) =>
        [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, token = ""]) => token),
      ),
    );
    const unknown = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
        .filter(([, token = ""]) => !tokens.has(token))
        .map(([, token]) => `${path}: ${token}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ["font-size", "15px", "a size of --type-…"],
    ["font", "700 20px / 1 var(--text)", "a size of --type-…"],
    ["gap", "10px 16px", "a step of --space-…"],
    ["margin-top", "-1px", null],
    ["color", "#fff", "a colour of --ink, --steel-…"],
    ["background", "white", "a colour of --white, --ink"],
    ["border-radius", "4px", "--radius or --radius-round"],
    ["box-shadow", "0 0 2px var(--ink)", "--shadow or --shadow-…"],
    ["width", "44px", null],
  ])("in %s: %s follow its rule", (property, value, fix) => {
    expect(findRawValue(property, value)).toBe(fix);
  });

  it("are parsed completely", () => {
    expect(
      listDeclarations(".a { gap: 1px; & b { color: red } @media (x: 1px) { .c { font: 1px; } } }"),
    ).toEqual([
      ["gap", "1px"],
      ["color", "red "],
      ["font", "1px"],
    ]);
  });
});
