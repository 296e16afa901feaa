import { toPageHref } from "../../content/model/page-href";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { supportPath } from "../../support/model/support-path";
import type { TermsView, WareNoteView } from "../model/product-view";

/** What B-ware means, what a set contains, and the producer's guarantee, near the price. */
export function WareNote({ condition, contents, durability }: WareNoteView) {
  const translate = useTranslate();
  return (
    <>
      {condition ? (
        <p>
          <b>{translate("catalogue.badge.bware")}.</b> {condition}
        </p>
      ) : null}
      {contents.length > 0 ? (
        <p>
          <b>{translate("product.section.set")}:</b> <ModelText text={contents.join(" · ")} />
        </p>
      ) : null}
      {durability ? <a href="#durability">{durability}</a> : null}
    </>
  );
}

/** Transport, the shopper's rights, the same article in the other condition, and a quote: each once. */
export function BuyTerms(shown: TermsView) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      {shown.shipping ? (
        <li>
          <Icon name="truck" />
          <span>{shown.shipping}</span>
        </li>
      ) : null}
      <li>
        <Icon name="return" />
        <Link href={toPageHref("return-policy", prefix, translate.locale)}>
          {translate("catalogue.product.returns")}
        </Link>
      </li>
      {shown.guarantee ? (
        <li>
          <Icon name="shield" />
          <a href="#legal-guarantee">{shown.guarantee}</a>
        </li>
      ) : null}
      {shown.hasPaymentPage ? (
        <li>
          <Icon name="check" />
          <Link href={toPageHref("payment", prefix, translate.locale)}>
            {translate("product.trust.payment")}
          </Link>
        </li>
      ) : null}
      <OtherWare {...shown} />
      {shown.isForSale ? (
        <li>
          <Icon name="mail" />
          <Link
            href={
              shown.contactPage ?? supportPath(prefix, { request: "quote", product: shown.productNumber })
            }
          >
            {translate("product.quote.link")}
          </Link>
        </li>
      ) : null}
    </>
  );
}

function OtherWare({ otherWare }: TermsView) {
  const translate = useTranslate();
  if (!otherWare) return null;
  const { href, price, difference } = otherWare;
  return (
    <li>
      <Icon name="compare" />
      <span>
        <Link href={href}>{translate("product.ware.used", { price })}</Link>
        {difference ? ` – ${translate("product.ware.usedDifference", { amount: difference })}` : null}
      </span>
    </li>
  );
}
