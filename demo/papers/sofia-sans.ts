import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const require = createRequire(import.meta.url);

/** The shop's font with Latin, Greek and Cyrillic characters in one file: opened once, subset into every document. */
export const regular = open(
  require.resolve("@expo-google-fonts/sofia-sans/400Regular/SofiaSans_400Regular.ttf"),
);
export const bold = open(require.resolve("@expo-google-fonts/sofia-sans/700Bold/SofiaSans_700Bold.ttf"));

function open(file: string): Font {
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts: name one font of it`);
  return rememberWords(font);
}

/** Replaces characters without a glyph: narrow spaces, and the raised minus of `min⁻¹`. */
export function toPrintable(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, "\u00a0").replaceAll("min⁻¹", "1/min");
}

/**
 * Documents repeat the same words hundreds of times: each is shaped once. Sizes are in thousandths, so that nothing
 * scales them.
 */
function rememberWords(font: Font): Font {
  const shape = font.layout.bind(font);
  const shaped = new Map<string, ReturnType<Font["layout"]>>();
  font.layout = (word, ...options) => {
    const known = shaped.get(word) ?? shape(toPrintable(word), ...options);
    shaped.set(word, known);
    return known;
  };
  return font;
}
