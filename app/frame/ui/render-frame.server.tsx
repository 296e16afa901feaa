import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Notice } from "../../design/notice";
import { createDerivedMemo } from "../../foundation/derived-memo";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import type { FrameHtml, FrameTemplate } from "../model/frame-html";
import { AccountLink, AccountMenu, type AccountOwner, accountToken } from "./account-menu";
import { CategoryBar, categoryBarToken } from "./category-bar";
import { pageToken } from "./country-link";
import { Footer } from "./footer";
import { Header } from "./header";
import { toLanguageToken } from "./language-links";
import { QuietFooter, QuietHeader } from "./quiet-frame";

/** 28 locales, in a few states of their menus. */
const maxKept = 100;

const kept = new Map<string, FrameHtml>();
const rendered = createDerivedMemo<FrameContent, FrameHtml>();

/** Header and footer as finished HTML; made once for each content. */
export function renderFrame(frame: FrameContent, translate: Translate): FrameHtml {
  return rendered(frame, translate.locale, () => findOrRender(frame, translate));
}

/** The same content in another object, as after a minute, is the same frame. */
function findOrRender(frame: FrameContent, translate: Translate): FrameHtml {
  const key = translate.locale + JSON.stringify(frame);
  const known = kept.get(key);
  if (known) return known;
  const render = (element: ReactElement) =>
    toTemplate(renderToStaticMarkup(<TranslateContext value={translate}>{element}</TranslateContext>));
  const slots = {
    header: render(<Header frame={frame} />),
    footer: render(<Footer frame={frame} />),
    quietHeader: render(<QuietHeader frame={frame} />),
    quietFooter: render(<QuietFooter frame={frame} />),
    accountLink: render(<AccountLink prefix={frame.prefix} />),
    accountMenu: render(<AccountMenu prefix={frame.prefix} owner={null} />),
  };
  const bars = frame.departments.map((department) => [
    `${frame.prefix}/${department.slug}/`,
    render(<CategoryBar frame={frame} department={department} />),
  ]);
  const html = { slots, bars: { "": render(<CategoryBar frame={frame} />), ...Object.fromEntries(bars) } };
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, html);
  return html;
}

/** What stands for something that differs by page; the brackets have a split keep it. */
const tokens = new RegExp(`(${categoryBarToken}|${accountToken}|${pageToken}|${toLanguageToken("[a-z]+")})`);

function toTemplate(markup: string): FrameTemplate {
  return markup.split(tokens);
}

/** One sentence below the header of a page that is one person's own, after something that led there. */
export function renderNotice(text: string): string {
  return renderToStaticMarkup(
    <Notice kind="info" role="status">
      {text}
    </Notice>,
  );
}

/** The account's button for one person; it comes with the personal request. */
export function renderAccountMenu(prefix: string, owner: AccountOwner, translate: Translate): string {
  return renderToStaticMarkup(
    <TranslateContext value={translate}>
      <AccountMenu prefix={prefix} owner={owner} />
    </TranslateContext>,
  );
}

type PageOfFrame = {
  /** Whose children the category bar shows; null or one without children: it shows all departments. */
  readonly department: string | null;
  /** The page is on the way to an order. */
  readonly isQuiet?: boolean;
  /** The page is a customer's own: the account's list is there without scripts. */
  readonly isSignedIn?: boolean;
  readonly languagePaths: readonly (readonly [language: string, href: string])[];
  /** Path and query, without language prefix. */
  readonly path?: string;
};

/**
 * Writes what differs by page into the frame: the category bar and this page's addresses in the other languages. What is
 * the same for all pages stays in pieces of its own.
 */
export function fillFrame(
  { slots, bars }: FrameHtml,
  { department, languagePaths, path = "/", isQuiet = false, isSignedIn = false }: PageOfFrame,
): Readonly<Record<"header" | "footer", readonly string[]>> {
  const addresses = new Map([
    ...languagePaths.map(([language, href]) => [toLanguageToken(language), href] as const),
    [pageToken, path],
  ]);
  const parts = new Map([
    [categoryBarToken, bars[department ?? ""] ?? bars[""]],
    [accountToken, isSignedIn ? slots.accountMenu : slots.accountLink],
  ]);
  const fill = (template: FrameTemplate = []): readonly string[] =>
    template.flatMap((text, index) => {
      if (index % 2 === 0) return text;
      return addresses.get(text)?.replaceAll("&", "&amp;") ?? fill(parts.get(text));
    });
  return isQuiet
    ? { header: fill(slots.quietHeader), footer: fill(slots.quietFooter) }
    : { header: fill(slots.header), footer: fill(slots.footer) };
}
