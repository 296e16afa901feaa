/** The material of a surface; `body` takes the colour of the product. */
export type Paint =
  | "body"
  | "steel"
  | "bright"
  | "iron"
  | "dark"
  | "black"
  | "white"
  | "screen"
  | "lit"
  | "blueprint"
  | "blue"
  | "signal"
  | "stop"
  | "go"
  | "caution"
  | "water"
  | "glass"
  | "brass"
  | "wood"
  | "bark"
  | "cream"
  | "oak"
  | "turquoise"
  | "lawn"
  | "cardboard"
  | "paper"
  | "meat"
  | "fat";

export const bodyColours = {
  orange: "#e2591c",
  blue: "#2f6fa8",
  green: "#35835a",
  red: "#c1332c",
  steel: "#b3bdc5",
} as const;

export type BodyColour = keyof typeof bodyColours;

const surfaces: Record<Exclude<Paint, "body">, string> = {
  steel: "#c7cfd5",
  bright: "#e0e5e8",
  iron: "#7d8790",
  dark: "#48525a",
  black: "#2b3238",
  white: "#f1f3f2",
  screen: "#1f3a31",
  lit: "#9fe0c0",
  blueprint: "#0f4c81",
  blue: bodyColours.blue,
  signal: "#e2591c",
  stop: "#c1332c",
  go: "#2f8f57",
  caution: "#e9b824",
  water: "#8fc1de",
  glass: "#a9bfcb",
  brass: "#c99b45",
  wood: "#cfa873",
  bark: "#7a5b40",
  cream: "#e6dcc8",
  oak: "#b5834a",
  turquoise: "#3fa6a3",
  lawn: "#a9bf8a",
  cardboard: "#c9a27a",
  paper: "#e9e7e0",
  meat: "#b8524f",
  fat: "#e6b3a4",
};

/** How a surface reflects light. */
export type Material = "paint" | "steel" | "glass" | "rubber" | "raw";

const materials: Partial<Record<Paint, Material>> = {
  steel: "steel",
  bright: "steel",
  iron: "steel",
  brass: "steel",
  screen: "glass",
  blueprint: "glass",
  water: "glass",
  glass: "glass",
  black: "rubber",
  wood: "raw",
  bark: "raw",
  oak: "raw",
  lawn: "raw",
  cardboard: "raw",
  paper: "raw",
  meat: "raw",
  fat: "raw",
  lit: "raw",
};

export function materialOf(paint: Paint): Material {
  return materials[paint] ?? "paint";
}

export const ink = "#1d242b";

const shine = new Set<Paint>(["screen", "lit"]);

/**
 * Returns the flat colour of a lit surface. `tone` is brightness: 1 is the paint itself, lower values approach ink,
 * higher ones white.
 */
export function colourOf(paint: Paint, tone: number, body: BodyColour): string {
  const base = paint === "body" ? bodyColours[body] : surfaces[paint];
  const level = shine.has(paint) ? 1 - (1 - tone) * 0.4 : tone;
  return level < 1 ? blend(base, ink, 1 - level) : blend(base, "#ffffff", level - 1);
}

function blend(from: string, to: string, share: number): string {
  let mixed = "#";
  for (const start of [1, 3, 5]) {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    mixed += Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  }
  return mixed;
}
