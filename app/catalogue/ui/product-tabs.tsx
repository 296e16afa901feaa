import { useTranslate } from "../../i18n/translate-context";
import type { FactsView } from "../model/product-view";
import styles from "./product-tabs.module.css";

/** The way to the sections of the page. */
export function ProductTabs({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const tabs = [
    facts.description || facts.highlights ? ["description", "catalogue.product.description"] : [],
    ["data", "catalogue.product.technicalData"],
    facts.contents ? ["contents", facts.isSet ? "product.section.set" : "product.section.contents"] : [],
    facts.faq ? ["faq", "product.section.faq"] : [],
    ["manuals", "catalogue.product.manuals"],
    ["rating-reviews", "catalogue.reviews.title"],
    ["related", "product.section.related"],
  ];
  return (
    <nav aria-label={translate("product.section.label")}>
      <ul className={styles.tabs}>
        {tabs.map(([id, title]) =>
          id && title ? (
            <li key={id}>
              <a href={`#${id}`}>{translate(title)}</a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
