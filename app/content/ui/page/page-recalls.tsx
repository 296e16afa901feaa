import { formatDate } from "../../../i18n/formats";
import { useTranslate } from "../../../i18n/translate-context";
import type { PageSection } from "../../model/content-page";
import { PageFacts, PageLinks } from "./page-facts";
import styles from "./page-pictures.module.css";

type Recall = NonNullable<PageSection["recalls"]>[number];

/** Recalls with the content of Regulation (EU) 2023/988 Art. 36: picture, product, danger, what to do. */
export function PageRecalls({ recalls }: { readonly recalls: readonly Recall[] }) {
  return (
    <ul className={styles.recalls}>
      {recalls.map((recall) => (
        <li key={recall.title}>
          <RecallNotice recall={recall} />
        </li>
      ))}
    </ul>
  );
}

function RecallNotice({ recall }: { readonly recall: Recall }) {
  const translate = useTranslate();
  const { title, day, picture, facts, danger, whatToDo, links } = recall;
  const date = formatDate(new Date(`${day}T00:00:00Z`), translate.locale, "UTC", "date");
  return (
    <article className={styles.recall}>
      <img src={picture.src} alt={picture.alt} width="480" height="480" loading="lazy" />
      <div>
        <h3>{title}</h3>
        <p className={styles.day}>
          <time dateTime={day}>{translate("pages.recall.of", { date })}</time>
        </p>
        <PageFacts facts={facts} />
        <p className={styles.danger}>
          <b>{translate("pages.recall.danger")}</b> {danger}
        </p>
        <h4>{translate("pages.recall.whatToDo")}</h4>
        <ol>
          {whatToDo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {links ? <PageLinks links={links} /> : null}
      </div>
    </article>
  );
}
