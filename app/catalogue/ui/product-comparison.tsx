import { Suspense, use } from "react";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import type { ProductView } from "../model/product-view";
import { comparisonPart } from "./compare-table.module.css";
import styles from "./related-products.module.css";
import { ServedMarkup } from "./served-markup";

type Props = { readonly product: Pick<ProductView, "comparison" | "categoryHref"> };

/** The product compared with others of its family: streamed; without scripts a link to the category. */
export function ProductComparison({ product: { comparison, categoryHref } }: Props) {
  const translate = useTranslate();
  if (!(comparison instanceof Promise)) return <Shown html={comparison} />;
  return (
    <Suspense
      fallback={
        <noscript>
          <Link href={categoryHref}>{translate("catalogue.product.moreOfCategory")}</Link>
        </noscript>
      }
    >
      <Streamed promise={comparison} />
    </Suspense>
  );
}

function Streamed({ promise }: { readonly promise: Promise<string | null> }) {
  return <Shown html={use(promise)} />;
}

function Shown({ html }: { readonly html: string | null }) {
  const translate = useTranslate();
  if (html === null) return null;
  return (
    <section className={styles.related} id="comparison">
      <h2>{translate("catalogue.compare.similar")}</h2>
      <ServedMarkup slot="comparison" html={html || null} className={comparisonPart} />
    </section>
  );
}
