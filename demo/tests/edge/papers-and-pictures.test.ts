import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findProductPath, openShop } from "../../../tests/contracts/edge/open-shop.ts";
import { generateCatalogue } from "../../catalogue/generate-catalogue.ts";
import { turnFile, turnFrames } from "../../pictures/picture-spec.ts";

const shop = openShop();
/** The smallest upright fridge of the demo catalogue. */
const fridge = "10060000";
const stem = "upright-fridge-0-140";
const builtFiles = path.join(import.meta.dirname, "../../../build/client");

describe("the demo catalogue's links", () => {
  const { products, categories } = generateCatalogue({
    products: 1200,
    now: new Date("2026-11-21T09:00:00Z"),
  });
  const links = new Set(
    [...products, ...categories].flatMap((draft) =>
      [...JSON.stringify(draft).matchAll(/"(\/(?:pictures|manuals|labels|fiches)\/[^"]+)"/g)].map(
        ([, url]) => url,
      ),
    ),
  );

  it("all resolve: pictures, clips, manuals, energy labels, information sheets", () => {
    for (const folder of ["pictures", "manuals", "labels", "fiches"]) {
      expect(
        [...links].some((url) => url?.startsWith(`/${folder}/`)),
        folder,
      ).toBe(true);
    }
    expect([...links].filter((url) => !existsSync(path.join(builtFiles, url ?? "")))).toEqual([]);
  });

  it("lead to all frames of 360° views", () => {
    const fronts = products.flatMap(({ masterVariant: { attributes, images } }) =>
      attributes.some(({ name }) => name === "numberOf360Images") ? [images[0]?.url ?? ""] : [],
    );
    const frames = fronts.flatMap((front) =>
      Array.from({ length: turnFrames }, (_, at) => turnFile(front.replace("-front.webp", ""), at + 1)),
    );
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((file) => !existsSync(path.join(builtFiles, file)))).toEqual([]);
  });
});

describe("the page of a product with a mandatory energy label", () => {
  it.each([
    ["gb.localhost", "en", "Energy efficiency class B on a scale from A+++ to G"],
    ["pl.localhost", "pl", "Klasa efektywności energetycznej B w skali od A+++ do G"],
    ["sk.localhost", "sk", "Trieda energetickej účinnosti B na stupnici od A+++ po G"],
  ])(
    "of %s opens the label from the arrow and links the sheet in its language",
    async (host, language, words) => {
      const guest = shop.guest(host);
      const { text } = await guest.get(await findProductPath(guest, fridge));
      const page = text.replaceAll("\u00a0", " ");
      expect(page).toMatch(
        new RegExp(
          `<a [^>]*href="/labels/${stem}-[a-z]+\\.svg"[^>]*aria-label="${words.replaceAll("+", "\\+")}"`,
        ),
      );
      expect(page).toContain(`href="/fiches/${stem}.${language}.pdf"`);
      const [label = ""] = /\/labels\/[^"]+\.svg/.exec(page) ?? [];
      expect((await guest.get(label)).headers["content-type"]).toContain("image/svg+xml");
      const sheet = await guest.get(`/fiches/${stem}.${language}.pdf`);
      expect([sheet.status, sheet.headers["content-type"]]).toEqual([200, "application/pdf"]);
    },
  );

  it.each([
    ["ie.localhost", "en", false],
    ["de.localhost", "de", false],
    ["at.localhost", "de", false],
    ["pl.localhost", "pl", false],
    ["sk.localhost", "sk", true],
    ["fr.localhost", "fr", true],
  ])("of %s offers the manual in %s, and a request for it: %s", async (host, language, hasRequest) => {
    const guest = shop.guest(host);
    const { text } = await guest.get(await findProductPath(guest, fridge));
    const manuals = [...new Set([...text.matchAll(/href="(\/manuals\/[^"]+)"/g)].map(([, url]) => url))];
    expect(manuals).toEqual([`/manuals/upright-fridge.${language}.pdf`]);
    for (const url of manuals) expect((await guest.get(url ?? "")).status).toBe(200);
    const section = /<section[^>]*id="manuals".*?<\/section>/s.exec(text)?.[0];
    expect(section?.includes("/support?request=manual&amp;product=")).toBe(hasRequest);
  });
});
