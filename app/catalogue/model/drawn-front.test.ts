import { expect, it } from "vitest";
import { toLargePicture, toSharedPicture } from "./drawn-front";

it.each([
  ["/pictures/10012874-front.svg", "/pictures/10012874-front.jpg"],
  ["/pictures/10012874-front.webp", "/pictures/10012874-front.jpg"],
  ["/pictures/10012874-side.svg", null],
  ["https://pictures.example/1.webp", "https://pictures.example/1.webp"],
  [
    "/cdn-cgi/image/width=480,fit=scale-down/https://pictures.example/1.jpg",
    "/cdn-cgi/image/width=1200,fit=scale-down/https://pictures.example/1.jpg",
  ],
  [null, null],
])("shows %s as %s where SVG is not supported", (picture, shared) => {
  expect(toSharedPicture(picture)).toBe(shared);
});

it.each([
  ["/pictures/10012874-front.webp", "/pictures/10012874-front.svg"],
  ["/pictures/10012874-rear.svg", "/pictures/10012874-rear.svg"],
  ["/pictures/mixer-clip.webp", "/pictures/mixer-clip.webp"],
  ["https://pictures.example/1-front.webp", "https://pictures.example/1-front.webp"],
])("shows %s as %s where it is large", (picture, large) => {
  expect(toLargePicture(picture)).toBe(large);
});
