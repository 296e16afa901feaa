import { expect, it } from "vitest";
import { ok } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { sizePictures } from "./size-pictures";

const photograph = "https://cdn.example.com/saw.jpg";
const sized = `/cdn-cgi/image/width=480,fit=scale-down,format=auto,quality=80/${photograph}`;
const toAnswer = (url: string) => ({
  lines: [
    {
      variant: {
        images: [
          { url, label: null },
          { url: "/pictures/saw-rear.svg", label: "Saw" },
        ],
      },
    },
  ],
  custom: [
    { name: "CategoryImageURL", value: url },
    { name: "energyRatingLabel", value: photograph },
  ],
  count: 1,
  none: null,
});
const shared = ok(toAnswer(photograph));
const client = { query: async () => shared, queryShared: async () => shared } as unknown as CommerceClient;

it("gives pictures of variants and categories their path at the image gateway, and nothing else", async () => {
  const sizing = sizePictures(client, ["cdn.example.com"]);
  expect(await sizing.query("{ lines }", {})).toEqual(ok(toAnswer(sized)));
  expect(await sizing.queryShared("{ lines }", {})).toEqual(ok(toAnswer(sized)));
});

it("keeps the identity of shared responses", async () => {
  const sizing = sizePictures(client, ["cdn.example.com"]);
  const ask = () => sizing.queryShared("{ lines }", {});
  expect(await ask()).toBe(await ask());
});

it("is the client itself without hosts", () => {
  expect(sizePictures(client, [])).toBe(client);
});
