import { expect, it } from "vitest";
import { err, ok } from "../../foundation/result";
import type { CustomerListsGateway, SharedList } from "../../gateways/commerce/customer-lists-gateway";
import { applyListCommand } from "../model/apply-list-command";
import type { ListCommand } from "../model/list-command";
import { noLists, type SavedLists } from "../model/saved-lists";
import { deleteCustomerLists, exportCustomerLists } from "./customer-lists.server";
import { loadSharedList } from "./load-shared-list.server";
import { updateCustomerLists } from "./update-customer-lists.server";

/** Stores one customer's lists like the platform: a save must name the version that it read. */
function createFakeGateway() {
  const stored = new Map<string, { version: number; saved: SavedLists }>();
  const links = new Map<string, SharedList>();
  const gateway: CustomerListsGateway = {
    load: async (id) => ok(stored.get(id) ?? { version: 0, saved: noLists }),
    async save(id, version, saved) {
      if ((stored.get(id)?.version ?? 0) !== version)
        return err({
          system: "commerce",
          kind: "rejected",
          retryable: false,
          message: "",
          code: "ConcurrentModification",
        });
      stored.set(id, { version: version + 1, saved });
      return ok(null);
    },
    async erase(id) {
      stored.delete(id);
      return ok(null);
    },
    async keepLink(key, shared) {
      links.set(key, shared);
      return ok(null);
    },
    findLink: async (key) => ok(links.get(key) ?? null),
    async dropLink(key) {
      links.delete(key);
      return ok(null);
    },
  };
  return { gateway, stored, links };
}

const terms = { now: 1, mostLists: 20 };
const change = (command: ListCommand) => (saved: SavedLists) => applyListCommand(saved, command, terms);
const save = (sku: string): ListCommand => ({ type: "save", sku, listId: null, quantity: null, fresh: null });
const shareKey = "abcdefghij0123456789";

it("loses no article when several devices write at the same time", async () => {
  const { gateway, stored } = createFakeGateway();
  const skus = ["EX1001", "EX1002", "EX1003", "EX1004", "EX1005"];
  const answers = await Promise.all(
    skus.map((sku) => updateCustomerLists(gateway, "jana", change(save(sku)))),
  );
  expect(answers.every(({ ok: isDone }) => isDone)).toBe(true);
  const items = stored.get("jana")?.saved.lists[0]?.items ?? [];
  expect(items.map(({ sku }) => sku).sort()).toEqual(skus);
});

it("shows a shared list by its link alone, without notes, until it is revoked, deleted or the account is", async () => {
  const { gateway, links } = createFakeGateway();
  const update = (command: ListCommand) => updateCustomerLists(gateway, "jana", change(command));
  await update(save("EX1001"));
  await update({ type: "update", listId: "mine", sku: "EX1001", quantity: 3, note: "for Jana" });
  await update({ type: "share", listId: "mine", shareKey });
  const now = new Date(terms.now * 1000);
  const end = new Date(now.getTime() + 90 * 86_400_000);
  const shared = { name: "", items: [{ sku: "EX1001", quantity: 3 }] };
  expect(await loadSharedList(gateway, shareKey, new Date(end.getTime() - 1))).toEqual(ok(shared));
  expect(await loadSharedList(gateway, shareKey, end)).toEqual(ok(null));
  expect(await loadSharedList(gateway, shareKey, now)).toEqual(ok(shared));
  expect(await loadSharedList(gateway, "abcdefghij0123456780", now)).toEqual(ok(null));
  expect(await loadSharedList(gateway, "jana", now)).toEqual(ok(null));
  await update({ type: "unshare", listId: "mine" });
  expect(await loadSharedList(gateway, shareKey, now)).toEqual(ok(null));
  // A link that remains after a failure shows nothing either.
  links.set(shareKey, { customerId: "jana", listId: "mine" });
  expect(await loadSharedList(gateway, shareKey, now)).toEqual(ok(null));
});

it("exports everything for the customer's download, and deletes all of a deleted account", async () => {
  const { gateway, stored, links } = createFakeGateway();
  await updateCustomerLists(gateway, "jana", change(save("EX1001")));
  await updateCustomerLists(gateway, "jana", change({ type: "share", listId: "mine", shareKey }));
  const exported = await exportCustomerLists(gateway, "jana");
  expect(exported).toMatchObject({
    value: { lists: [{ isShared: true, items: [{ sku: "EX1001", addedAt: "1970-01-01T00:00:01.000Z" }] }] },
  });
  expect(JSON.stringify(exported)).not.toContain(shareKey);
  await deleteCustomerLists(gateway, "jana");
  expect([stored.size, links.size]).toEqual([0, 0]);
});
