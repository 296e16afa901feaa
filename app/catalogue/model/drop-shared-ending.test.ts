import { expect, it } from "vitest";
import { dropSharedEnding } from "./drop-shared-ending";

it.each([
  [
    ["Mixers for bakeries", "Convection ovens for bakeries"],
    ["Mixers", "Convection ovens"],
  ],
  [["Mixers for bakeries"], ["Mixers for bakeries"]],
  [
    ["Mixers", "Ovens for bakeries"],
    ["Mixers", "Ovens for bakeries"],
  ],
  [
    ["Small mixers", "Mixers"],
    ["Small mixers", "Mixers"],
  ],
  [[], []],
])("shortens %j to %j", (names, short) => expect(dropSharedEnding(names)).toEqual(short));
