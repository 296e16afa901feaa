import type { PageI18n } from "../../catalogue/operations/page-i18n.server";
import { guestLimits } from "../model/guest-lists";
import type { ListNotice, ListView } from "../model/lists-view";
import { listLimits } from "../model/saved-lists";
import type { ChangedLists, Joining } from "./open-lists.server";

type NoticeI18n = Pick<PageI18n, "translate">;

const kinds: Readonly<Record<ChangedLists["outcome"] | "unavailable", ListNotice["kind"]>> = {
  saved: "ok",
  known: "info",
  updated: "ok",
  removed: "ok",
  moved: "ok",
  created: "ok",
  renamed: "ok",
  deleted: "ok",
  restored: "ok",
  shared: "ok",
  unshared: "ok",
  "full-items": "warn",
  "full-lists": "warn",
  "full-guest": "warn",
  "sign-in": "info",
  unknown: "warn",
  unavailable: "bad",
};

/** Returns the sentence about a command; none for an unknown outcome. */
export function toOutcomeNotices(code: string | null, { translate }: NoticeI18n): readonly ListNotice[] {
  const known = Object.entries(kinds).find(([outcome]) => outcome === code);
  if (!known) return [];
  const [outcome, kind] = known;
  const most = outcome === "full-items" ? listLimits.items : listLimits.lists;
  const values = { most, guest: guestLimits.lists };
  return [{ kind, text: translate(`lists.said.${outcome}`, values) }];
}

/** Returns the sentences about a merge at the sign-in. */
export function toJoiningNotices(joining: Joining | null, { translate }: NoticeI18n): readonly ListNotice[] {
  if (!joining) return [];
  const { added, left } = joining;
  const joined = added - left;
  const notices: ListNotice[] = [{ kind: "ok", text: translate("lists.joined", { count: joined }) }];
  if (left > 0) notices.push({ kind: "warn", text: translate("lists.left", { count: left }) });
  return notices;
}

/** Returns a function that names an article of a list: by its name here, else by its number. */
export function createArticleNames(list: ListView | null): (sku: string) => string {
  return (sku) => {
    const item = list?.items.find((one) => one.sku === sku);
    return item?.article?.name ?? item?.number ?? sku;
  };
}
