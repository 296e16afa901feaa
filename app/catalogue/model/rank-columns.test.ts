import { expect, it } from "vitest";
import { rankColumn } from "./rank-columns";

it.each([
  { column: "capacities of one family", total: 24, filled: 24, distinct: 9, rank: "many values" },
  { column: "watts, which an accessory lacks", total: 6, filled: 5, distinct: 4, rank: "many values" },
  { column: "lengths of a short listing", total: 3, filled: 3, distinct: 2, rank: "many values" },
  { column: "materials", total: 24, filled: 24, distinct: 3, rank: "few values" },
  { column: "voltages", total: 29, filled: 24, distinct: 2, rank: "two values" },
  { column: "loads of every second family", total: 24, filled: 15, distinct: 12, rank: "mostly missing" },
  { column: "voltages, mostly missing", total: 24, filled: 10, distinct: 2, rank: "mostly missing" },
  { column: "a value that all have", total: 24, filled: 24, distinct: 1, rank: "the same" },
  { column: "a value that some have", total: 24, filled: 20, distinct: 1, rank: "the same" },
  {
    column: "many values, one on this page",
    total: 240,
    filled: 240,
    distinct: 20,
    isSame: true,
    rank: "the same",
  },
])("$column: $rank", ({ rank, column: _, ...use }) => expect(rankColumn(use)).toBe(rank));
