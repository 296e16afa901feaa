import { type BodyColour, colourOf, type Material, materialOf, type Paint } from "./paint.ts";
import type { Shade } from "./round-shade.ts";

/** A flat surface's gradient: its direction in the surface's bounding box, and how tones differ along it. */
interface Finish {
  towards: string;
  stops: readonly (readonly [share: number, change: number])[];
}

/** Paint is lit from the upper left; steel has bands across its grain; glass mirrors a window; rubber has a dull top. */
const finishes: Record<Material, Finish | undefined> = {
  paint: {
    towards: 'x2=".7" y2="1"',
    stops: [
      [0, 0.07],
      [1, -0.05],
    ],
  },
  steel: {
    towards: 'y2=".3"',
    stops: [
      [0, -0.02],
      [0.35, 0.08],
      [0.6, -0.02],
      [1, 0.02],
    ],
  },
  glass: {
    towards: 'y2=".6"',
    stops: [
      [0.3, 0],
      [0.31, 0.14],
      [0.52, 0.1],
      [0.53, -0.02],
    ],
  },
  rubber: {
    towards: 'x2="0" y2="1"',
    stops: [
      [0, 0.14],
      [0.6, -0.02],
    ],
  },
  raw: undefined,
};

/** Collects the gradients of one picture: equal ones are defined once. */
export class Gradients {
  private readonly names = new Map<string, string>();

  private readonly body: BodyColour;
  private readonly prefix: string;

  /** `prefix` distinguishes the names of two collections in one file. */
  constructor(body: BodyColour, prefix: string) {
    this.body = body;
    this.prefix = prefix;
  }

  /** Returns the fill of a flat surface: its material's gradient, or a plain colour. */
  flat(paint: Paint, tone: number): string {
    const finish = finishes[this.materialOf(paint)];
    if (!finish) return colourOf(paint, tone, this.body);
    const stops = finish.stops.map(([share, change]) => [share, tone + change] as const);
    return this.fill(finish.towards, stops, paint);
  }

  /** Returns the fill of a round wall, with its highlight. */
  round(paint: Paint, { line, stops }: Shade): string {
    const [from, to] = line.map((point) => point.map((value) => String(Math.round(value))));
    const place = `gradientUnits="userSpaceOnUse" x1="${from?.[0]}" y1="${from?.[1]}" x2="${to?.[0]}" y2="${to?.[1]}"`;
    return this.fill(place, addGleam(this.materialOf(paint), stops), paint);
  }

  /** Writes the definitions; empty without any. */
  write(): string {
    return [...this.names]
      .map(([content, name]) => content.replace("<linearGradient", `$& id="${name}"`))
      .join("");
  }

  /** A machine without a colour is bare steel. */
  private materialOf(paint: Paint): Material {
    return paint === "body" && this.body === "steel" ? "steel" : materialOf(paint);
  }

  private fill(place: string, stops: Shade["stops"], paint: Paint): string {
    const written = stops.map(([share, tone]) => {
      const offset = share < 0.005 ? "" : ` offset="${share.toFixed(2).replace(/^0/, "").replace(/0$/, "")}"`;
      return `<stop${offset} stop-color="${colourOf(paint, tone, this.body)}"/>`;
    });
    const content = `<linearGradient ${place}>${written.join("")}</linearGradient>`;
    const name = this.names.get(content) ?? `${this.prefix}${this.names.size}`;
    this.names.set(content, name);
    return `url(#${name})`;
  }
}

/** Brightens the lightest part of a wall that shines. */
function addGleam(material: Material, stops: Shade["stops"]): Shade["stops"] {
  const lift = { paint: 0.06, steel: 0.12, glass: 0.14, rubber: 0.08, raw: 0 }[material];
  const lightest = Math.max(...stops.map(([, tone]) => tone));
  return stops.map(([share, tone]) => [share, tone === lightest ? tone + lift : tone]);
}
