import { expect, test } from "playwright/test";
import { messagesOf } from "../support/messages.ts";
import { shops, urlOf } from "../support/shops.ts";

const shop = shops.GB;
const word = messagesOf("en");

test("a list is checked while it is typed, its pieces change the sum, and a file becomes part of it", async ({
  page,
}) => {
  await page.goto(urlOf(shop, "/quick-order"));
  const list = page.getByLabel(word("quick-order.list"));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: word("quick-order.examples.title") })).toBeVisible();

  await list.pressSequentially("10150000;2");
  const table = main.getByRole("table");
  const pieces = table.getByRole("textbox", { name: word("quick-order.column.pieces") });
  await expect(pieces).toHaveValue("2");
  await expect(list).toBeFocused();
  const sum = main.getByRole("status").filter({ hasText: "£" });
  const before = await sum.innerText();

  await pieces.fill("3");
  await expect(sum).not.toHaveText(before);
  await expect(pieces).toBeFocused();
  await expect(list).toHaveValue("10150000;3");

  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("EX99999999;1") };
  await main.getByLabel(word("quick-order.file")).setInputFiles(file);
  await expect(table).toContainText(word("quick-order.refusal.unknown"));
  await expect(list).toHaveValue("10150000;3\nEX99999999;1");

  await list.fill("10150000;3");
  await expect(table.getByRole("row")).toHaveCount(2);
  await main.getByRole("button", { name: word("quick-order.add") }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
});
