import { Suspense, use } from "react";
import { useTranslate } from "../../i18n/translate-context";
import type { CompareView } from "../model/compare-view";
import type { ProductView } from "../model/product-view";
import { CompareTable } from "./compare-table";
import { KeptMarkup } from "./kept-markup";
import styles from "./related-products.module.css";

type Props = { readonly product: Pick<ProductView, "sku" | "comparison" | "categoryHref"> };

/** The product beside others of its family: streamed; without scripts a link to the category stands here. */
export function ProductComparison({ product: { sku, comparison, categoryHref } }: Props) {
  const translate = useTranslate();
  if (!(comparison instanceof Promise)) return <Shown sku={sku} view={comparison} />;
  return (
    <Suspense
      fallback={
        <noscript>
          <a href={categoryHref}>{translate("catalogue.product.moreOfCategory")}</a>
        </noscript>
      }
    >
      <Streamed sku={sku} promise={comparison} />
    </Suspense>
  );
}

function Streamed({ sku, promise }: { readonly sku: string; readonly promise: Promise<CompareView | null> }) {
  return <Shown sku={sku} view={use(promise)} />;
}

type ShownProps = { readonly sku: string; readonly view: CompareView | null };

function Shown({ sku, view }: ShownProps) {
  if (!view) return null;
  return <KeptMarkup name="comparison" part={Comparison} shows={{ sku, view }} />;
}

/** Part of the kept markup: words and props alone. */
function Comparison({ sku, view }: { readonly sku: string; readonly view: CompareView }) {
  const translate = useTranslate();
  const title = translate("catalogue.compare.similar");
  return (
    <section className={styles.related} id="comparison">
      <h2>{title}</h2>
      <CompareTable view={view} caption={title} own={sku} />
    </section>
  );
}
