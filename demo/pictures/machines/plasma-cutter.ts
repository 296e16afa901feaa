import { portableCase } from "../archetypes/case.ts";
import { footing } from "../archetypes/footing.ts";
import { torch } from "../archetypes/torch.ts";
import { pushBow } from "../archetypes/trolley.ts";
import { dial, turnKnob } from "../solids/controls.ts";
import { decorate } from "../solids/decorate.ts";
import { bar, disc, display, rect, vents } from "../solids/marks.ts";
import { onBothSides, peg, pole } from "../solids/pole.ts";
import { box } from "../solids/prism.ts";
import { wheel } from "../solids/wheel.ts";
import type { Machine } from "./machine.ts";

/** A dark shell between frames of the brand's colour, an air gauge; its torch lies at a plate it has cut. Type 1 rolls. */
export const plasmaCutter: Machine = {
  family: "plasma-cutter",
  turn: 36,
  build: ({ cm: { width, height, length }, type, display: text, rank }) => {
    const rolls = type === 1;
    const low = height * (rolls ? 0.14 : 0.05);
    const high = height * 0.84;
    const y = -length / 2;
    const at = (share: number) => low + (high - low) * share;
    const lying = torch([-width * 0.26, y - 2, at(0.16)], width / 20, "caution", "stop");
    const [x, ahead] = lying.ends;
    const plate = box([x + width * 0.16, ahead - width * 0.1, 0], [width * 0.7, width * 0.9, 1], "steel");
    const radius = height * 0.15;
    return [
      ...portableCase({
        ...{ width, length, low, high, shell: "dark", frames: "body" },
        panel: (wide, tall) => [
          ...display(wide * 0.14, tall * 0.72, wide * 0.5, tall * 0.18, text, "screen"),
          ...[0.76, 0.8, 0.84].map((v, index) =>
            disc(wide * 0.8, tall * v, wide * 0.03, (["go", "caution", "stop"] as const)[index] ?? "go"),
          ),
          rect(wide * 0.1, tall * 0.06, wide * 0.8, tall * 0.2, "black", true, 1),
        ],
        side: (wide, tall) => [
          rect(0, tall * 0.72, wide, tall * 0.07, "body"),
          rect(0, tall * 0.6, wide, tall * 0.035, "body"),
          ...vents(wide * 0.12, tall * 0.14, wide * 0.5, tall * 0.36, 3 + rank),
        ],
        ...(rolls ? {} : { grip: height }),
      }),
      dial([-width * 0.2, y, at(0.5)], [0, -1, 0], width * 0.15),
      turnKnob([width * 0.22, y, at(0.5)], [0, -1, 0], width * 0.12),
      ...[-0.26, 0.26].map((side, index) =>
        peg([width * side, y, at(0.16)], [0, -1, 0], 2, width * 0.1, index ? "iron" : "brass"),
      ),
      ...lying.solids,
      decorate(plate, "top", (wide, long) => [
        bar([wide * 0.72, 0], [wide * 0.66, long * 0.76], width * 0.05, "black"),
        bar([wide * 0.68, long * 0.52], [wide * 0.66, long * 0.76], width * 0.05, "signal"),
      ]),
      // The air filter with its bowl, at the rear.
      pole([width * 0.3, length / 2 + 3, at(0.4)], (high - low) * 0.22, 2.2, "water"),
      box([width * 0.3, length / 2 + 2.4, at(0.62)], [4.6, 4.8, 3], "steel"),
      ...(rolls
        ? [
            ...onBothSides((side) =>
              wheel([side * (width / 2 + 2), length / 2 - radius, radius], [side, 0, 0], radius, 4),
            ),
            ...onBothSides((side) => box([side * width * 0.32, y + 5, 0], [4, 4, low], "black")),
            ...pushBow(width * 0.7, [length * 0.36, high - 2], [length * 0.46, height], 1.1),
          ]
        : footing("pads", width, length, low)),
    ];
  },
};
