import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { Translate } from "../../i18n/translate";
import { TranslateContext } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import type { FrameHtml } from "../model/frame-html";
import { CategoryBar, categoryBarToken } from "./category-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { toLanguageToken } from "./language-links";

/** 28 locales, in a few states of their menus. */
const maxKept = 100;
/** Slot to finished markup. */
type StaticHtml = FrameHtml["slots"];

const kept = new Map<string, FrameHtml>();

/** Header and footer as finished HTML; made once for each content. */
export function renderFrame(frame: FrameContent, translate: Translate): FrameHtml {
  const key = translate.locale + JSON.stringify(frame);
  const known = kept.get(key);
  if (known) return known;
  const render = (element: ReactElement) =>
    renderToStaticMarkup(<TranslateContext value={translate}>{element}</TranslateContext>);
  const slots = {
    header: render(<Header frame={frame} />),
    footer: render(<Footer frame={frame} />),
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

type PageOfFrame = {
  /** Whose children the category bar shows; null or one without children: it shows all departments. */
  readonly department: string | null;
  readonly languagePaths: readonly (readonly [language: string, href: string])[];
};

/** Writes what differs by page into the frame: the category bar and this page's addresses in the other languages. */
export function fillFrame(
  { slots, bars }: FrameHtml,
  { department, languagePaths }: PageOfFrame,
): StaticHtml {
  const bar = bars[department ?? ""] ?? bars[""] ?? "";
  const fill = (text: string) =>
    languagePaths.reduce(
      (filled, [language, href]) => filled.replaceAll(toLanguageToken(language), () => href),
      text.replace(categoryBarToken, () => bar),
    );
  return Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, fill(text)]));
}
