import { formatDate, formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { DrawnMark } from "../model/drawn-mark";
import { groupCardNumber, type LoyaltyCard, type PointsEntry, pointsPerPage } from "../model/loyalty";
import type { LoyaltyView, PointsView } from "../model/loyalty-view";

type Scene = {
  readonly translate: Translate;
  readonly now: Date;
  /** Path of the page, with language prefix. */
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly codes: { readonly barcode: DrawnMark; readonly qr: DrawnMark } | null;
};

/** Formats the page of a card; null: the customer has none. */
export function toLoyaltyView(card: LoyaltyCard | null, scene: Scene): LoyaltyView {
  const { translate, codes, now } = scene;
  const say = (key: string, values?: Record<string, string>) => translate(`profile.loyalty.${key}`, values);
  if (!card) return { kind: "none", title: say("emptyTitle"), text: say("emptyText") };
  const number = groupCardNumber(card.number);
  const isOver = card.validUntil !== null && card.validUntil < now.toISOString().slice(0, 10);
  const until = card.validUntil && toDay(card.validUntil, translate.locale);
  return {
    kind: "card",
    warning: isOver && until ? say("expired", { date: until }) : null,
    level: say(`levels.${card.level}`),
    number,
    codes: codes && {
      barcode: { ...codes.barcode, name: say("barcode", { number }) },
      qr: { ...codes.qr, name: say("qr", { number }) },
    },
    facts: [
      { label: say("number"), value: number },
      { label: say("level"), value: say(`levels.${card.level}`) },
      { label: say("points"), value: formatNumber(card.points, translate.locale) },
      { label: say("validUntil"), value: until ?? say("forGood") },
    ],
    use: { title: say("use"), steps: ["useOnline", "useContact"].map((key) => say(key)) },
    history: toPointsView(card.history, scene),
  };
}

const knownReasons: ReadonlySet<string> = new Set(["order", "voucher"]);

function toPointsView(history: readonly PointsEntry[], { translate, path, page: wanted }: Scene): PointsView {
  const { locale } = translate;
  const say = (key: string, values?: Record<string, string>) => translate(`profile.loyalty.${key}`, values);
  const pages = Math.max(1, Math.ceil(history.length / pointsPerPage));
  const page = Math.min(wanted, pages);
  const toLink = (to: number, text: string) =>
    to < 1 || to > pages ? null : { href: to === 1 ? path : `${path}?page=${to}`, text };
  return {
    title: say("history"),
    empty: history.length === 0 ? say("noHistory") : null,
    heads: [say("date"), say("reason"), say("points")],
    rows: history.slice((page - 1) * pointsPerPage, page * pointsPerPage).map(({ date, points, reason }) => ({
      date: toDay(date, locale),
      reason: knownReasons.has(reason) ? say(`reasons.${reason}`) : reason,
      points: `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points), locale)}`,
      isSpent: points < 0,
    })),
    pages:
      pages === 1
        ? null
        : {
            text: say("page", { page: formatNumber(page, locale), pages: formatNumber(pages, locale) }),
            newer: toLink(page - 1, say("newer")),
            older: toLink(page + 1, say("older")),
          },
  };
}

/** Formats a calendar day, independent of the reader's time zone. */
function toDay(date: string, locale: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : formatDate(day, locale, "UTC", "date");
}
