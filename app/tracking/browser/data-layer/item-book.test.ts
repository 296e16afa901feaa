import { expect, it, vi } from "vitest";
import type { TrackedItem } from "../../model/tracked-item";
import { createItemBook } from "./item-book";

const toItem = (sku: string) => ({ item_id: sku, price: 1 }) as TrackedItem;

function openBook(fetchItems = vi.fn(async (skus: readonly string[]) => skus.map(toItem))) {
  const waiting: (() => void)[] = [];
  const book = createItemBook({ fetchItems, atRest: (act) => waiting.push(act) });
  return { book, fetchItems, rest: () => waiting.splice(0).map((act) => act()) };
}

it("requests everything that is needed before the page is idle at once, and never again", async () => {
  const { book, fetchItems, rest } = openBook();
  const [first, second] = [book.find(["A", "B"]), book.find(["B", "C"])];
  expect(fetchItems).not.toHaveBeenCalled();
  rest();
  expect([...(await first).keys()]).toEqual(["A", "B"]);
  expect([...(await second).keys()]).toEqual(["B", "C"]);
  expect([...(await book.find(["C", "A"])).keys()].sort()).toEqual(["A", "C"]);
  expect(fetchItems.mock.calls).toEqual([[["A", "B", "C"]]]);
});

it("requests at most 48 items at once", async () => {
  const { book, fetchItems, rest } = openBook();
  const skus = Array.from({ length: 50 }, (_, at) => `EX${at}`);
  const found = book.find(skus);
  rest();
  expect((await found).size).toBe(50);
  expect(fetchItems.mock.calls.map(([part]) => part.length)).toEqual([48, 2]);
});

it("returns nothing while requests fail, and requests again for later callers", async () => {
  const fetchItems = vi.fn(async (skus: readonly string[]) => skus.map(toItem));
  fetchItems.mockRejectedValueOnce(new Error("no network"));
  const { book, rest } = openBook(fetchItems);
  const failed = book.find(["A"]);
  rest();
  expect((await failed).size).toBe(0);
  const again = book.find(["A"]);
  rest();
  expect([...(await again).keys()]).toEqual(["A"]);
});

it("omits what the catalogue does not know", async () => {
  const { book, rest } = openBook(vi.fn(async () => [toItem("A")]));
  const found = book.find(["A", "gone"]);
  rest();
  expect([...(await found).keys()]).toEqual(["A"]);
});
