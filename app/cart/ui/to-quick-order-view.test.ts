import { expect, it } from "vitest";
import { irishI18n } from "../../../tests/support/page-i18n";
import type { Article } from "../../catalogue/model/article";
import { money } from "../../foundation/money";
import { checkOrderLines } from "../model/check-order-lines";
import { parseOrderLines } from "../model/parse-order-lines";
import { defaultQuantityLimits } from "../model/quantity-rules";
import { toQuickOrderResult } from "./to-quick-order-view";

const article = (sku: string): Article => ({
  sku,
  ean: null,
  model: null,
  kind: "new",
  documents: { manual: null, sheet: null },
  name: sku,
  slug: sku.toLowerCase(),
  offer: { price: money(1000, "EUR"), taxPermyriad: 2000, stock: 8 },
});

it("reports an own number that could not be saved beside its input", () => {
  const lines = checkOrderLines(parseOrderLines("EX10000001\nEX10000002"), {
    articles: [article("EX10000001"), article("EX10000002")],
    limits: defaultQuantityLimits,
    countInCart: () => 0,
  });
  const terms = { showsNet: false, netNumber: null };
  const own = { numbers: { EX10000001: "M-1", EX10000002: "M-2" }, unsaved: ["EX10000002"] };
  const { rows } = toQuickOrderResult(irishI18n, { lines, terms, own }, "key");
  expect(rows.map((row) => [row.own?.number, row.own?.problem])).toEqual([
    ["M-1", null],
    ["M-2", expect.stringContaining("cannot be saved")],
  ]);
});
