import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { money } from "../../foundation/money";
import { type DrawnCode, toEpcText } from "../model/epc-code";
import { drawCode } from "./draw-code.server";

const transfer = {
  bic: "TATRSKBX",
  name: "Ironhall s. r. o.",
  iban: "SK31 1200 0000 1987 4263 7541",
  amount: money(32900, "EUR"),
  reference: "4821-0937-5514",
};

/** The path as a camera image: eight pixels per module, black on white. */
function toImage({ size, path }: DrawnCode) {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = "", y = "", run = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      data.fill(
        0,
        (row * width + Number(x) * scale) * 4,
        (row * width + (Number(x) + Number(run)) * scale) * 4,
      );
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height: width, data };
}

it("draws a code that a banking app reads as the transfer", () => {
  const text = toEpcText(transfer) ?? "";
  expect(decodeQR(toImage(drawCode(text)))).toBe(
    [
      "BCD",
      "002",
      "1",
      "SCT",
      "TATRSKBX",
      "Ironhall s. r. o.",
      "SK3112000000198742637541",
      "EUR329.00",
      "",
      "",
      "4821-0937-5514",
    ].join("\n"),
  );
});

it("stays within the standard's lengths and its largest symbol, version 13", () => {
  const text = toEpcText({ ...transfer, name: "Ωμέγα ".repeat(30), reference: "ž".repeat(200) }) ?? "";
  const [, , , , , name = "", , , , , reference = ""] = text.split("\n");
  expect([[...name].length, [...reference].length]).toEqual([70, 140]);
  const longest = toEpcText({ ...transfer, name: "x".repeat(90), reference: "y".repeat(140) }) ?? "";
  expect(longest.length).toBeLessThanOrEqual(331);
  expect(drawCode(longest).size).toBeLessThanOrEqual(4 * 13 + 17 + 8);
});

it("returns none for another currency, or for a zero amount", () => {
  expect(toEpcText({ ...transfer, amount: money(32900, "CZK") })).toBeNull();
  expect(toEpcText({ ...transfer, amount: money(0, "EUR") })).toBeNull();
});
