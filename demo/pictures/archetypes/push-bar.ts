import type { Paint } from "../drawing/paint.ts";
import type { Solid } from "../geometry/solid.ts";
import type { Vec3 } from "../geometry/vector.ts";
import { tube } from "../solids/tube.ts";

/**
 * A bow to push by, across x: it rises at `y` from `low` to `top`, leans back by `lean`.
 * Its grip may be padded.
 */
export interface PushBar {
  half: number;
  y: number;
  low: number;
  top: number;
  lean?: number;
  radius?: number;
  paint?: Paint;
  grip?: Paint;
}

export function pushBar({
  half,
  y,
  low,
  top,
  lean = 8,
  radius = 1.6,
  paint = "iron",
  grip,
}: PushBar): Solid[] {
  const bend = low + (top - low) * 0.55;
  const round = Math.min(4, half * 0.3);
  const leg = (side: number): Vec3[] => [
    [side * half, y, low],
    [side * half, y, bend],
    [side * half, y + lean * 0.8, top - round],
    [side * (half - round), y + lean, top],
  ];
  const bar = tube([...leg(-1), ...leg(1).toReversed()], radius, paint);
  if (!grip) return [bar];
  const across = (half - round) * 0.86;
  return [
    bar,
    tube(
      [
        [-across, y + lean, top],
        [across, y + lean, top],
      ],
      radius * 1.45,
      grip,
      8,
    ),
  ];
}
