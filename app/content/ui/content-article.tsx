import type { ContentPage } from "../model/content-page";
import styles from "./content-article.module.css";

export function ContentArticle({ page }: { readonly page: ContentPage }) {
  return (
    <article className={styles.article}>
      <h1>{page.title}</h1>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
