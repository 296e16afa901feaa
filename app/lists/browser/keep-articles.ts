import {
  notifyCompared,
  type Page,
  readCompared,
  showCompared,
  writeCompared,
} from "../../catalogue/browser/compare-list";
import { markLinks } from "../../catalogue/browser/mark-links";
import { markedProducts } from "../../catalogue/browser/marked-products";
import { readViewed, writeViewed } from "../../catalogue/browser/viewed-list";
import { toComparePath, toggleCompared } from "../../catalogue/model/compare-list";
import { dismissAfterMs, notify } from "../../design/notification-store";
import { findGuestLists, readGuestLists } from "../model/guest-lists";
import { type OwnLists, parseOwnLists } from "../model/own-lists";
import { listSavedSkus } from "../model/saved-lists";

/** What the dialog of several lists needs. */
export type ListChoice = {
  readonly sku: string;
  readonly lists: OwnLists;
  /** Sends a command to the shopper's lists. Resolves to null when the shop does not respond. */
  readonly send: (fields: Readonly<Record<string, string>>) => Promise<OwnLists | null>;
};

/** The page of a pressed link, which can open the dialog. */
type PressPage = Page & { readonly choose: (choice: ListChoice) => void };

const own = createOwnLists();

/** Handles a press on a link that compares or saves; if the shop does not respond, the link is a plain one. */
export async function press(link: HTMLAnchorElement, page: PressPage): Promise<void> {
  const { save, compare, compareRemove } = link.dataset;
  link.ariaBusy = "true";
  const isDone = save ? await pressSave(save, page) : await pressCompare({ compare, compareRemove }, page);
  link.ariaBusy = null;
  if (!isDone) location.assign(link.href);
}

/**
 * Marks saved articles. `shown`: the SKUs of the comparison page; null on other pages.
 * After a sign-in the device's data are merged into the account and deleted on the device, which other people may use.
 */
export async function show(page: Page, shown: readonly string[] | null): Promise<void> {
  const account = isSignedIn() ? await joinAccount(page) : null;
  const saved = account?.saved ?? listSavedSkus(readGuestLists(findGuestLists(document.cookie)));
  const compared = account?.compared ?? readCompared();
  mark(saved);
  showCompared(compared);
  if (shown) await adoptShown(shown, { compared, isAccount: account !== null }, page);
}

/** Returns the account's lists; null for a guest or without a response. */
async function joinAccount({ prefix }: Page): Promise<OwnLists | null> {
  const [compared, viewed] = [readCompared(), readViewed()];
  const hasGuest = findGuestLists(document.cookie) !== "" || compared.length + viewed.length > 0;
  if (!hasGuest) return toAccount(await own.reload(prefix));
  const fields = { intent: "join", compared: compared.join(","), viewed: viewed.join(",") };
  const account = toAccount(await own.send(prefix, fields));
  if (!account) return null;
  writeCompared([]);
  writeViewed([]);
  if (account.text) say(account, null);
  return account;
}

function toAccount(lists: OwnLists | null): OwnLists | null {
  return lists?.isCustomer ? lists : null;
}

type Stored = { readonly compared: readonly string[]; readonly isAccount: boolean };

/** A comparison page shows the list in its URL: the list is set to that. */
async function adoptShown(
  named: readonly string[],
  { compared, isAccount }: Stored,
  { prefix }: Page,
): Promise<void> {
  if (named.length === 0) {
    if (location.search === "" && compared.length > 0) location.replace(toComparePath(prefix, compared));
    return;
  }
  showCompared(named);
  if (named.join() === compared.join()) return;
  if (isAccount) await own.send(prefix, { intent: "compare-set", skus: named.join(",") });
  else writeCompared(named);
}

type Pressed = Readonly<Record<"compare" | "compareRemove", string | undefined>>;

async function pressCompare({ compare, compareRemove = "" }: Pressed, page: Page): Promise<boolean> {
  const account = isSignedIn() ? toAccount(await own.load(page.prefix)) : null;
  const known = account?.compared ?? readCompared();
  const changed = compare
    ? toggleCompared(known, compare)
    : ({ skus: known.filter((sku) => sku !== compareRemove), change: "removed" } as const);
  if (account && changed.change !== "full") {
    const intent = changed.change === "added" ? "compare-add" : "compare-remove";
    if (!(await own.send(page.prefix, { intent, skus: compare ?? compareRemove }))) return false;
  } else if (!account) writeCompared(changed.skus);
  showCompared(changed.skus);
  if (!compare) return false;
  notifyCompared(changed, page);
  return true;
}

/** With one list a press saves or removes; with several their names are shown. False: no response. */
async function pressSave(sku: string, page: PressPage): Promise<boolean> {
  const lists = await own.load(page.prefix);
  if (!lists) return false;
  if (lists.lists.length > 1) {
    const send = async (fields: Readonly<Record<string, string>>) => {
      const answer = await own.send(page.prefix, fields);
      if (answer) mark(answer.saved);
      return answer;
    };
    page.choose({ sku, lists, send });
    return true;
  }
  const [only] = lists.lists;
  const isSaved = only?.skus.includes(sku) === true;
  const fields: Readonly<Record<string, string>> = isSaved
    ? { intent: "remove", list: only.id, sku }
    : { intent: "save", sku };
  const answer = await own.send(page.prefix, fields);
  if (!answer) return false;
  mark(answer.saved);
  say(answer, isSaved ? () => undo(page) : () => location.assign(`${page.prefix}/my-lists`), isSaved);
  return true;
}

async function undo({ prefix }: Page): Promise<void> {
  const answer = await own.send(prefix, { intent: "undo" });
  if (!answer) return;
  mark(answer.saved);
  say(answer, null);
}

function say({ text, kind, words }: OwnLists, run: (() => void) | null, isUndo = false): void {
  const action = run && { label: isUndo ? words.undo : words.open, run };
  notify({
    id: "lists",
    kind,
    text: text ?? "",
    dismissAfterMs: dismissAfterMs.error,
    ...(action && { action }),
  });
}

/** Fills the heart icons of saved articles. */
function mark(saved: readonly string[]): void {
  markLinks("save", saved);
  markedProducts.set({ ...markedProducts.get(), saved });
}

/**
 * Caches the shopper's lists in this page's memory: no account data are stored on the device.
 * One request at a time, across all tabs, because its response writes a guest's cookie.
 */
function createOwnLists() {
  let known: OwnLists | null = null;

  async function ask(prefix: string, fields?: Readonly<Record<string, string>>): Promise<OwnLists | null> {
    const body = fields && new URLSearchParams(fields);
    const answer = await fetch(`${prefix}/personal/lists`, body && { method: "POST", body });
    known = answer.ok ? (parseOwnLists(await answer.json()) ?? known) : known;
    return answer.ok ? known : null;
  }

  return {
    /** Returns the last response's lists; requests them if there was none. null: no response. */
    load: (prefix: string) => (known ? Promise.resolve(known) : ask(prefix).catch(() => null)),
    reload: (prefix: string) => ask(prefix).catch(() => null),
    /** Executes a command on the lists. null: the result is unknown. */
    send: (prefix: string, fields: Readonly<Record<string, string>>) =>
      navigator.locks.request("lists", () => ask(prefix, fields)).catch(() => null),
  };
}

/** Whether the cookie of another system claims a sign-in; the shop's response confirms it. */
function isSignedIn(): boolean {
  return /(?:^|; )customer_id=/.test(document.cookie);
}
