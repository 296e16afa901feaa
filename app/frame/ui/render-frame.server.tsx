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

/** Renders header and footer as HTML, once per content. */
export function renderFrame(frame: FrameContent, translate: Translate): FrameHtml {
  return rendered(frame, translate.locale, () => findOrRender(frame, translate));
}

/** Equal content in another object, such as a reload after a minute, returns the same frame. */
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

/** Placeholders of what differs by page; the capturing group makes `split` include them. */
const tokens = new RegExp(`(${categoryBarToken}|${accountToken}|${pageToken}|${toLanguageToken("[a-z]+")})`);

function toTemplate(markup: string): FrameTemplate {
  return markup.split(tokens);
}

/** Renders one sentence below the header of a personal page, after an action that led there. */
export function renderNotice(text: string): string {
  return renderToStaticMarkup(
    <Notice kind="info" role="status">
      {text}
    </Notice>,
  );
}

/** Renders the account's button for one customer; the personal response contains it. */
export function renderAccountMenu(prefix: string, owner: AccountOwner, translate: Translate): string {
  return renderToStaticMarkup(
    <TranslateContext value={translate}>
      <AccountMenu prefix={prefix} owner={owner} />
    </TranslateContext>,
  );
}

type PageOfFrame = {
  /** The department whose children the category bar shows; null or one without children: it shows all departments. */
  readonly department: string | null;
  /** The page is part of the checkout. */
  readonly isQuiet?: boolean;
  /** The page is a customer's own: the account's list works without scripts. */
  readonly isSignedIn?: boolean;
  readonly languagePaths: readonly (readonly [language: string, href: string])[];
  /** Path and query, without language prefix. */
  readonly path?: string;
};

/**
 * Fills the frame with what differs by page: the category bar and this page's URLs in the other languages. Pieces that
 * are the same for all pages stay separate.
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
