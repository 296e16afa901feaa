import { expect, it } from "vitest";
import { sampleLine } from "../../../tests/support/sample-cart";
import { type AfterAddOffers, chooseSidebar } from "./after-add";

const sku = "EX10012874";
const guarantee = {
  kind: "guarantee",
  parentSku: sku,
  title: "",
  text: "",
  highlights: [],
  note: "",
  legend: "",
  options: [],
  add: "",
  decline: "",
} as const;
const complementary = { kind: "complementary", title: "", products: [], add: "", open: "" } as const;
const product = sampleLine({ sku });
const line = sampleLine({ id: "g", sku: "4100022", kind: "extra_guarantee", parentSku: sku });
const other = sampleLine({ id: "o", sku: "4100022", kind: "extra_guarantee", parentSku: "EX10000001" });

it.each<[string, AfterAddOffers | null, (typeof product)[], string | undefined]>([
  ["both, nothing added yet", { guarantee, complementary }, [product], "guarantee"],
  ["both, the guarantee is of another product", { guarantee, complementary }, [product, other], "guarantee"],
  ["both, guaranteed already", { guarantee, complementary }, [product, line], "complementary"],
  ["the guarantee alone, guaranteed already", { guarantee, complementary: null }, [product, line], undefined],
  ["what goes with it alone", { guarantee: null, complementary }, [product], "complementary"],
  ["nothing", { guarantee: null, complementary: null }, [product], undefined],
  ["unknown offers", null, [product], undefined],
])("offered: %s", (_case, offers, lines, kind) => {
  expect(chooseSidebar(offers, sku, { lines })?.kind).toBe(kind);
});
