import { expect, it } from "vitest";
import { changePieces } from "./change-pieces";

const list = "Artikel;Menge\n2 Stk FS-WT-200\nEX10012874;3\n4260123456789;1";

function change(fields: Readonly<Record<string, string>>): readonly string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changePieces(list, form).split("\n");
}

it("writes pieces into the checked lines, and leaves out a line with none", () => {
  const [heading, , , ean] = list.split("\n");
  expect(
    change({
      "pieces.2": "5",
      "text.2": "2 Stk FS-WT-200",
      "pieces.3": "0",
      "text.3": "EX10012874;3",
      "pieces.4": "1",
      "text.4": "4260123456789;1",
    }),
  ).toEqual([heading, "FS-WT-200;5", ean]);
});

it.each([
  ["a line that was edited meanwhile", { "pieces.3": "9", "text.3": "EX10012875;3" }],
  ["no whole number", { "pieces.3": "1.5", "text.3": "EX10012874;3" }],
  ["an empty field", { "pieces.3": "", "text.3": "EX10012874;3" }],
])("changes nothing for %s", (_, fields) => expect(change(fields)).toEqual(list.split("\n")));
