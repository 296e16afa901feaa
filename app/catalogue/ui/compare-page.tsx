import { HomeTrail } from "../../content/ui/home-trail";
import { Button, LinkButton } from "../../design/button";
import { Icon } from "../../design/icon";
import { Notice } from "../../design/notice";
import { toTool } from "../../design/to-tool";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { maxCompared } from "../model/compare-list";
import type { ComparePageView } from "../model/compare-view";
import { toProductNumber } from "../model/product-number";
import styles from "./compare-page.module.css";
import { CompareTable } from "./compare-table";

/** The shopper's own comparison; links and a form, so that it works without scripts. */
export function ComparePage({ page }: { readonly page: ComparePageView }) {
  const translate = useTranslate();
  const title = translate("compare.title");
  const { products, skus, unknown, notSold } = page;
  const rows = page.groups.flatMap((group) => group.rows);
  const differences = rows.filter(({ differs }) => differs).length;
  return (
    <div className={styles.page}>
      <HomeTrail here={title} />
      <div className={styles.top}>
        <h1>{title}</h1>
        {products.length > 0 ? (
          <p>{translate("compare.count", { count: products.length, most: maxCompared })}</p>
        ) : null}
        {differences > 0 && differences < rows.length ? (
          <label className={styles.only}>
            <input type="checkbox" data-only-differences="" />
            {translate("compare.onlyDifferences")} ({differences})
          </label>
        ) : null}
      </div>
      <div className={styles.missing}>
        <Missing message="compare.notSold" skus={notSold} />
        <Missing message="compare.unknown" skus={unknown} />
      </div>
      {products.length > 0 ? (
        <div className={styles.compared}>
          <div className={styles.table}>
            <ModelNumbers products={products} />
            <CompareTable view={page} caption={title} />
          </div>
          {skus.length < maxCompared ? <AddByNumber skus={skus} /> : null}
        </div>
      ) : (
        <Empty />
      )}
    </div>
  );
}

/** On phones, a line with the models that stays in view and scrolls sideways with the table, whose head it repeats. */
function ModelNumbers({ products }: Pick<ComparePageView, "products">) {
  return (
    <div className={styles.models} aria-hidden="true">
      <ol data-columns={products.length}>
        {products.map(({ sku, name }) => (
          <li key={sku}>{modelNumber.exec(name)?.[0] ?? toProductNumber(sku)}</li>
        ))}
      </ol>
    </div>
  );
}

const modelNumber = /[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+/u;

type MissingProps = {
  readonly message: "compare.notSold" | "compare.unknown";
  readonly skus: readonly string[];
};

/** Names the requested products that the comparison lacks, and why. */
function Missing({ message, skus }: MissingProps) {
  const translate = useTranslate();
  if (skus.length === 0) return null;
  return <Notice kind="warn">{translate(message, { skus: skus.map(toProductNumber).join(", ") })}</Notice>;
}

function Empty() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <section className={styles.empty}>
      <Icon name="compare" />
      <h2>{translate("compare.empty.title")}</h2>
      <p>{translate("compare.empty.text", { most: maxCompared })}</p>
      <LinkButton look="primary" href={`${prefix}/categories`}>
        {translate("compare.empty.action")}
      </LinkButton>
    </section>
  );
}

function AddByNumber({ skus }: Pick<ComparePageView, "skus">) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <form
      method="get"
      action={`${prefix}/compare`}
      className={styles.add}
      {...toTool("add_to_comparison", translate("compare.addByNumber"), "submits")}
    >
      <input type="hidden" name="skus" value={skus.join(",")} />
      <label>
        <span>{translate("compare.addByNumber")}</span>
        <input type="text" name="add" required autoComplete="off" />
      </label>
      <Button type="submit" look="ghost" size="small">
        {translate("compare.add")}
      </Button>
    </form>
  );
}
