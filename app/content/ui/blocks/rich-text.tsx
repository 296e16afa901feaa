import { type ReactElement, use } from "react";
import type { BlockContents } from "../../model/block-shapes";
import { BlockContext } from "./block-context";
import { BlockLink } from "./block-link";
import styles from "./rich-text.module.css";

type Paragraphs = BlockContents["rich-text"]["paragraphs"];

/** Running text: headings, paragraphs, lists and links. */
export function RichText({ content }: { readonly content: { readonly paragraphs: Paragraphs } }) {
  const { Title } = use(BlockContext);
  return (
    <div className={styles.text}>
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
