import tokens from "../design/tokens.css?raw";

/** Reads a colour from the design's tokens: mail programs do not support variables. */
function readToken(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`app/design/tokens.css has no --${name}`);
  return value;
}

export const mailColours = {
  paper: readToken("paper"),
  panel: readToken("panel"),
  white: readToken("white"),
  ink: readToken("ink"),
  dark: readToken("steel-900"),
  darkLine: readToken("steel-700"),
  quiet: readToken("steel-500"),
  darkQuiet: readToken("steel-300"),
  line: readToken("steel-150"),
  signal: readToken("signal"),
  link: readToken("blueprint"),
  wash: readToken("blueprint-wash"),
} as const;
