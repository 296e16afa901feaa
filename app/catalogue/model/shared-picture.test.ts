import { expect, it } from "vitest";
import { toSharedPicture } from "./shared-picture";

it.each([
  ["/pictures/10012874-front.svg", "/pictures/10012874-front.jpg"],
  ["/pictures/10012874-side.svg", null],
  ["https://pictures.example/1.webp", "https://pictures.example/1.webp"],
  [null, null],
])("shows %s as %s where SVG is not supported", (picture, shared) => {
  expect(toSharedPicture(picture)).toBe(shared);
});
