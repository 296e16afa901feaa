import { Link } from "../../design/link";
import chips from "../../design/link-chips.module.css";
import { useTranslate } from "../../i18n/translate-context";
import type { ContentView } from "../model/listing-view";
import styles from "./category-content.module.css";
import { ServedMarkup } from "./served-markup";

/** The content of a category below its products: texts, articles, related categories. */
export function CategoryContent({ content }: { readonly content: ContentView }) {
  const translate = useTranslate();
  const { description, html, related, posts } = content;
  if (!description && html === null && related.length === 0 && posts.length === 0) return null;
  return (
    <div className={styles.content}>
      {html !== null ? (
        <ServedMarkup slot="content" html={html || null} className={styles.text} />
      ) : description ? (
        <p className={styles.text}>{description}</p>
      ) : null}
      {posts.length > 0 ? (
        <section>
          <h2>{translate("catalogue.listing.posts")}</h2>
          <ul className={styles.posts}>
            {posts.map(({ title, teaser, href, attributes }) => (
              <li key={title}>
                <h3>
                  {href === null ? (
                    title
                  ) : (
                    <Link href={href} {...attributes}>
                      {title}
                    </Link>
                  )}
                </h3>
                <p>{teaser}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {related.length > 0 ? (
        <nav aria-label={translate("catalogue.listing.related")}>
          <h2>{translate("catalogue.listing.related")}</h2>
          <ul className={`${chips.chips} ${styles.related}`}>
            {related.map(({ text, href }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
