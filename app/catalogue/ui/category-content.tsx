import chips from "../../design/link-chips.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { ContentView } from "../model/listing-parts";
import styles from "./category-content.module.css";

/** The content of a category below its products: texts, articles, related categories. */
export function CategoryContent({ content }: { readonly content: ContentView }) {
  const translate = useTranslate();
  const { description, html, related, posts } = content;
  if (!description && !html && related.length === 0 && posts.length === 0) return null;
  return (
    <div className={styles.content}>
      {html ? (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      ) : description ? (
        <p className={styles.text}>{description}</p>
      ) : null}
      {posts.length > 0 ? (
        <section>
          <h2>{translate("listing.posts")}</h2>
          <ul className={styles.posts}>
            {posts.map(({ title, teaser, href, attributes }) => (
              <li key={title}>
                <h3>
                  {href === null ? (
                    title
                  ) : (
                    <a href={href} {...attributes}>
                      {title}
                    </a>
                  )}
                </h3>
                <p>{teaser}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {related.length > 0 ? (
        <nav aria-label={translate("listing.related")}>
          <h2>{translate("listing.related")}</h2>
          <ul className={`${chips.chips} ${styles.related}`}>
            {related.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
