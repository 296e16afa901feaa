import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import { Footer } from "./footer";
import { Header } from "./header";
import { toLanguageToken } from "./language-links";
import { WaysOn } from "./ways-on";

/** 28 locales, in a few states of their menus. */
const maxKept = 100;
/** Slot to finished markup. */
type StaticHtml = Readonly<Record<string, string>>;

const kept = new Map<string, StaticHtml>();

/** Header, footer and the ways on from an error page as finished HTML; made once for each content. */
export function renderFrame(frame: FrameContent, translate: Translate): StaticHtml {
  const key = translate.locale + JSON.stringify(frame);
  const known = kept.get(key);
  if (known) return known;
  const render = (element: ReactElement) =>
    renderToStaticMarkup(<TranslateContext value={translate}>{element}</TranslateContext>);
  const html = {
    header: render(<Header frame={frame} />),
    footer: render(<Footer frame={frame} />),
    "ways-on": render(<WaysOn frame={frame} />),
  };
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, html);
  return html;
}

/** Writes this page's addresses in the other languages into the frame. */
export function fillLanguageLinks(
  html: StaticHtml,
  paths: readonly (readonly [language: string, href: string])[],
): StaticHtml {
  if (paths.length === 0) return html;
  const fill = (text: string) =>
    paths.reduce(
      (filled, [language, href]) => filled.replaceAll(toLanguageToken(language), () => href),
      text,
    );
  return Object.fromEntries(Object.entries(html).map(([slot, text]) => [slot, fill(text)]));
}
