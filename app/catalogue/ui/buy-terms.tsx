import { toPageHref } from "../../content/model/page-href";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { supportPath } from "../../support/model/support-path";
import type { TermsView } from "../model/product-view";

/** Transport, returns, the legal guarantee, the same article in the other condition, and a quote. */
export function BuyTerms(shown: TermsView) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      {shown.isUsed ? (
        <li>
          <Icon name="check" />
          <a href="#condition">{translate("catalogue.badge.bware")}</a>
        </li>
      ) : null}
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
      {shown.hasGuaranteeNotice ? (
        <li>
          <Icon name="shield" />
          <a href="#legal-guarantee">{translate("catalogue.guarantee.short")}</a>
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

function OtherWare({ otherWare, isUsed }: TermsView) {
  const translate = useTranslate();
  if (!otherWare) return null;
  const { href, price, difference } = otherWare;
  const kind = isUsed ? "new" : "used";
  return (
    <li>
      <Icon name="chevron" />
      <span>
        <Link href={href}>{translate(`product.ware.${kind}`, { price })}</Link>
        {difference ? ` – ${translate(`product.ware.${kind}Difference`, { amount: difference })}` : null}
      </span>
    </li>
  );
}
