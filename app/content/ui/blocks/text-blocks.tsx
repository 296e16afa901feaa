import { type ReactElement, use } from "react";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import { BlockSection } from "./block-section";
import faq from "./faq.module.css";
import pageTitle from "./page-title.module.css";
import richText from "./rich-text.module.css";
import steps from "./steps.module.css";
import tabs from "./tabs.module.css";

/** The heading of a page with a sentence below. */
export function PageTitle({ content }: { readonly content: BlockContents["page-title"] }) {
  const { Top } = use(BlockContext);
  return (
    <div className={pageTitle.title}>
      <Top>{content.title}</Top>
      <p>{content.text}</p>
    </div>
  );
}

type Paragraphs = BlockContents["rich-text"]["paragraphs"];

/** Running text: headings, paragraphs, lists and links. */
export function RichText({ content }: { readonly content: { readonly paragraphs: Paragraphs } }) {
  const { Title } = use(BlockContext);
  return (
    <div className={richText.text}>
      {content.paragraphs.map((paragraph, at) => toElement(paragraph, at, Title))}
    </div>
  );
}

function toElement(paragraph: Paragraphs[number], at: number, Title: "h2" | "h3"): ReactElement {
  if ("heading" in paragraph) return <Title key={at}>{paragraph.heading}</Title>;
  if ("text" in paragraph) return <p key={at}>{paragraph.text}</p>;
  if ("list" in paragraph)
    return (
      <ul key={at}>
        {paragraph.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <p key={at}>
      <BlockLink href={paragraph.href}>{paragraph.link}</BlockLink>
    </p>
  );
}

/** The steps of a process, in order. */
export function Steps({ content }: { readonly content: BlockContents["steps"] }) {
  return (
    <BlockSection title={content.title}>
      <ol className={steps.steps}>
        {content.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

/** Tabs without scripts: a row of radio buttons, each followed by its panel. */
export function Tabs({ content, slug }: { readonly content: BlockContents["tabs"]; readonly slug: string }) {
  return (
    <BlockSection title={content.title}>
      <fieldset className={tabs.tabs}>
        <legend className="visually-hidden">{content.title}</legend>
        {content.tabs.map(({ title, paragraphs }, at) => (
          <div key={title} className={tabs.tab}>
            <label>
              <input
                type="radio"
                name={`tab-of-${slug}`}
                defaultChecked={at === 0}
                className="visually-hidden"
              />
              {title}
            </label>
            <div className={tabs.panel}>
              <RichText content={{ paragraphs }} />
            </div>
          </div>
        ))}
      </fieldset>
    </BlockSection>
  );
}

/** Questions with answers that open without scripts. */
export function Faq({ content }: { readonly content: BlockContents["faq"] }) {
  return (
    <BlockSection title={content.title}>
      <div className={faq.list}>
        {content.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
