import type { ReactNode } from "react";
import wideTable from "../../../design/wide-table.module.css";
import type { PageSection, PrintedForm } from "../../model/content-page";
import { BlockLink } from "../blocks/block-link";
import { PageFacts, PageLinks } from "./page-facts";
import { PagePicture } from "./page-picture";
import pictures from "./page-pictures.module.css";
import { PageRecalls } from "./page-recalls";
import styles from "./page-section.module.css";

type Props = { readonly section: PageSection; readonly children?: ReactNode };

/** The content of a section below its heading, in the order of its shape. */
export function PageSectionPart({ section, children }: Props) {
  const { paragraphs, list, steps, table, facts, address, note, picture, questions, links } = section;
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{joinRanges(paragraph)}</p>
      ))}
      {children}
      {list ? <ul className={styles.list}>{list.map(toItem)}</ul> : null}
      {steps ? <ol className={styles.steps}>{steps.map(toItem)}</ol> : null}
      {table ? <Table table={table} label={section.heading} /> : null}
      {facts ? <PageFacts facts={facts} /> : null}
      {address ? <address className={styles.address}>{address.join("\n")}</address> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {picture ? <PagePicture picture={picture} /> : null}
      {questions ? <Questions questions={questions} /> : null}
      {section.cards ? <PageCards cards={section.cards} /> : null}
      {section.timeline ? <PageTimeline timeline={section.timeline} /> : null}
      {section.recalls ? <PageRecalls recalls={section.recalls} /> : null}
      {links ? <PageLinks links={links} /> : null}
      {section.form ? <FormToPrint form={section.form} /> : null}
    </>
  );
}

function toItem(text: string) {
  return <li key={text}>{joinRanges(text)}</li>;
}

/** Prevents a line break within a range such as `3–5`. */
function joinRanges(text: string): ReactNode {
  const parts = text.split(/(\d+–\d+)/);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <span key={`${at} ${part}`} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

type TableProps = { readonly table: NonNullable<PageSection["table"]>; readonly label: string };

function Table({ table, label }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={wideTable.scroll} tabIndex={0} aria-label={label}>
      <table className={`${wideTable.table} ${styles.table}`}>
        <thead>
          <tr>
            {table.head.map((name, at) =>
              name === "" ? (
                <td key={String(at)} />
              ) : (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={`${at} ${cell}`}>{joinRanges(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Questions({ questions }: { readonly questions: NonNullable<PageSection["questions"]> }) {
  return (
    <div className={pictures.questions}>
      {questions.map(({ question, answer, links }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {links ? <PageLinks links={links} /> : null}
        </details>
      ))}
    </div>
  );
}

function FormToPrint({ form }: { readonly form: PrintedForm }) {
  return (
    <>
      <ul className={styles.form}>{form.lines.map(toItem)}</ul>
      <p>{form.note}</p>
    </>
  );
}

/** Link cards with pictures; the whole card is the link. */
function PageCards({ cards }: { readonly cards: NonNullable<PageSection["cards"]> }) {
  return (
    <ul className={pictures.cards}>
      {cards.map(({ title, text, picture, link }) => (
        <li key={title}>
          <img src={picture.src} alt={picture.alt} width="1200" height="640" loading="lazy" />
          <h3>{title}</h3>
          <p>{text}</p>
          <BlockLink href={link.to}>{link.text}</BlockLink>
        </li>
      ))}
    </ul>
  );
}

/** The events of a history along a line. */
function PageTimeline({ timeline }: { readonly timeline: NonNullable<PageSection["timeline"]> }) {
  return (
    <ol className={pictures.timeline}>
      {timeline.map(({ when, title, text, picture }) => (
        <li key={when + title}>
          <b>{when}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {picture ? <PagePicture picture={picture} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
