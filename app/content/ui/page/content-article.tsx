import { type ReactNode, use } from "react";
import { Link } from "../../../design/link";
import { formatDate } from "../../../i18n/formats";
import { useTranslate } from "../../../i18n/translate-context";
import { toLinkAttributes } from "../../model/classify-link";
import type { ContentPage } from "../../model/content-page";
import { BlockContext } from "../blocks/block-context";
import styles from "./content-article.module.css";
import { PagePicture } from "./page-picture";
import { PageSectionPart } from "./page-section";

type RelatedLink = { readonly text: string; readonly href: string };

type Props = {
  readonly page: ContentPage;
  /** A link below the first section. */
  readonly way: ReactNode;
  /** Related pages. */
  readonly related: readonly RelatedLink[];
  /** Contact and hours of the customer service. */
  readonly help: ReactNode;
  /** Language of the text if it is not the shop's. */
  readonly lang?: string | undefined;
};

/** Pages with at least this many sections have a table of contents next to the text on wide screens. */
const sectionsWithContents = 3;
/** From this many sections on it is also above the text of narrow ones, and numbered. */
const sectionsWithNumbers = 6;

/** A content page: legal text, help or article. */
export function ContentArticle({ page, way, related, help, lang }: Props) {
  const { title, lead, updated, picture, sections } = page;
  const { locale } = useTranslate();
  const isNumbered = page.hasContents ?? sections.length >= sectionsWithNumbers;
  const isWide = sections.some(({ cards }) => cards);
  const hasContents = isNumbered || (!isWide && sections.length >= sectionsWithContents);
  return (
    <article
      className={styles.page}
      data-wide={isWide || undefined}
      data-numbered={isNumbered || undefined}
      lang={lang}
    >
      <header className={styles.head}>
        <h1>{title}</h1>
        {updated ? <Updated day={updated} /> : null}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {isNumbered ? <Contents isFirst sections={sections} /> : null}
      <div className={styles.text}>
        {picture ? <PagePicture picture={picture} isFirst /> : null}
        {sections.map((section, at) => (
          <section key={section.heading} id={toAnchor(at)}>
            <h2>{section.heading}</h2>
            <PageSectionPart section={section}>{at === 0 ? way : null}</PageSectionPart>
          </section>
        ))}
      </div>
      <div className={styles.side} lang={lang && locale}>
        {hasContents ? <Contents sections={sections} /> : null}
        {related.length > 0 ? <Related links={related} /> : null}
        {help}
      </div>
    </article>
  );
}

function Updated({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const date = formatDate(new Date(`${day}T00:00:00Z`), translate.locale, "UTC", "date");
  return (
    <p className={styles.updated}>
      <time dateTime={day}>{translate("pages.updated", { date })}</time>
    </p>
  );
}

type ContentsProps = Pick<ContentPage, "sections"> & { readonly isFirst?: boolean };

/** Wide windows show it next to the text, narrow ones above it: one of the two is displayed, and one is a landmark. */
function Contents({ sections, isFirst = false }: ContentsProps) {
  const translate = useTranslate();
  const Box = isFirst ? "div" : "nav";
  return (
    <Box
      className={isFirst ? `${styles.contents} ${styles.first}` : styles.contents}
      aria-label={isFirst ? undefined : translate("pages.contents")}
    >
      <h2>{translate("pages.contents")}</h2>
      <ol>
        {sections.map(({ heading }, at) => (
          <li key={heading}>
            <a href={`#${toAnchor(at)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}

function Related({ links }: { readonly links: readonly RelatedLink[] }) {
  const { host } = use(BlockContext);
  const translate = useTranslate();
  return (
    <nav className={styles.related} aria-labelledby="page-related">
      <h2 id="page-related">{translate("pages.related")}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} {...toLinkAttributes(href, host)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Anchors are the same in all languages, so that a link to a section works after a change of language. */
function toAnchor(at: number): string {
  return `section-${at + 1}`;
}
