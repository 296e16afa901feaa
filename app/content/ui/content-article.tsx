import type { ContentPage, PrintedForm } from "../model/content-page";
import styles from "./content-article.module.css";

export function ContentArticle({ page }: { readonly page: ContentPage }) {
  return (
    <article className={styles.article}>
      <h1>{page.title}</h1>
      {page.sections.map(({ heading, paragraphs, form }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {form && <FormToPrint form={form} />}
        </section>
      ))}
    </article>
  );
}

function FormToPrint({ form }: { readonly form: PrintedForm }) {
  return (
    <>
      <ul className={styles.form}>
        {form.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{form.note}</p>
    </>
  );
}
