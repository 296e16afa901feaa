import { describe, expect, it } from "vitest";
import { toPictureSources, toSizedPicture, toWidth } from "./sized-picture";

const hosts = ["cdn.example.com", "localhost:4400"];
const options = "fit=scale-down,format=auto,quality=80";
const photograph = "https://cdn.example.com/a/mixer.jpg";
const sized = `/cdn-cgi/image/width=480,${options}/${photograph}`;

describe("a merchant's photograph", () => {
  it.each([
    ["of a known host", photograph, sized],
    [
      "of a host with a port",
      "http://localhost:4400/mixer.PNG",
      `/cdn-cgi/image/width=480,${options}/http://localhost:4400/mixer.PNG`,
    ],
    ["of another host", "https://other.example.com/mixer.jpg", "https://other.example.com/mixer.jpg"],
    ["that is a drawing", "https://cdn.example.com/mixer.svg", "https://cdn.example.com/mixer.svg"],
    ["of the shop", "/pictures/mixer-front.webp", "/pictures/mixer-front.webp"],
    [
      "whose address has a query",
      "https://cdn.example.com/mixer.jpg?v=2",
      "https://cdn.example.com/mixer.jpg?v=2",
    ],
    [
      "whose address only contains a known host",
      "https://evil.example/cdn.example.com/mixer.jpg",
      "https://evil.example/cdn.example.com/mixer.jpg",
    ],
  ])("%s", (_, url, expected) => expect(toSizedPicture(url, hosts)).toBe(expected));

  it("has other widths at other paths", () => {
    expect(toWidth(sized, 96)).toBe(`/cdn-cgi/image/width=96,${options}/${photograph}`);
    expect(toPictureSources(sized, [240, 480], "50vw")).toEqual({
      srcSet: `/cdn-cgi/image/width=240,${options}/${photograph} 240w, ${sized} 480w`,
      sizes: "50vw",
    });
  });

  it("that is not resized has one size", () => {
    expect(toWidth(photograph, 96)).toBe(photograph);
    expect(toPictureSources("/pictures/mixer-front.webp", [240, 480], "50vw")).toBeUndefined();
  });
});
