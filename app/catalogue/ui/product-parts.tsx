import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { toComparePath } from "../model/compare-list";
import type { FactsView, GuaranteeView } from "../model/product-view";
import guaranteeChoice from "./guarantee-choice.module.css";
import keepLinks from "./keep-links.module.css";
import productTabs from "./product-tabs.module.css";

type GuaranteeChoiceProps = { readonly guarantees: readonly GuaranteeView[]; readonly name: string };

/** The extra guarantees within the buy form; none is preselected. */
export function GuaranteeChoice({ guarantees, name }: GuaranteeChoiceProps) {
  const translate = useTranslate();
  if (guarantees.length === 0) return null;
  return (
    <label className={guaranteeChoice.choice}>
      <span>{translate("cart.guarantee.title")}</span>
      <select name="guarantee" aria-label={translate("cart.guarantee.label", { name })}>
        <option value="">{translate("cart.guarantee.none")}</option>
        {guarantees.map(({ sku, text }) => (
          <option key={sku} value={sku}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Links to a comparison with this product, and to the choice of a list for it.
 * With scripts, a click adds the product to the comparison or list.
 */
export function KeepLinks({ sku }: { readonly sku: string }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <Link className={keepLinks.keep} href={toComparePath(prefix, [sku])} data-compare={sku} rel="nofollow">
        <Icon name="compare" />
        {translate("catalogue.compare.add")}
      </Link>
      <Link className={keepLinks.keep} href={`${prefix}/my-lists?save=${sku}`} data-save={sku} rel="nofollow">
        <Icon name="heart" />
        <span className={keepLinks.open}>{translate("catalogue.save")}</span>
        <span className={keepLinks.saved}>{translate("product.saved")}</span>
      </Link>
    </>
  );
}

/** Links to the sections of the page, without those that may be empty. */
export function ProductTabs({ facts }: { readonly facts: FactsView }) {
  const translate = useTranslate();
  const tabs = [
    facts.description.length > 0 || facts.highlights.length > 0
      ? ["description", "catalogue.product.description"]
      : [],
    ["data", "catalogue.product.technicalData"],
    facts.contents.length > 0 && !facts.isSet ? ["contents", "product.section.contents"] : [],
    facts.faq.length > 0 ? ["faq", "product.section.faq"] : [],
    ["manuals", "catalogue.product.manuals"],
    ["rating-reviews", "catalogue.reviews.title"],
  ];
  return (
    <nav aria-label={translate("product.section.label")}>
      <ul className={productTabs.tabs}>
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
