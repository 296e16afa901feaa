import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { BuyView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { toRequest } from "./to-request";

type Props = Pick<
  BuyView,
  "isLow" | "isForSale" | "isUsed" | "stockText" | "delivery" | "shipping" | "otherWare"
> & {
  /** What the page is told the stock of; nothing where the product is not for sale. */
  readonly sku?: string;
  readonly few?: number;
  readonly isInStock: boolean;
  readonly hasGuaranteeNotice: boolean;
  readonly name: string;
  readonly productNumber: string;
};

/** Stock and delivery, the way back, the legal guarantee, the same article in the other condition, and a quote. */
export function BuyTerms(shown: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  return (
    <>
      <Stock {...shown} />
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
        <a href={`${prefix}/return-policy/`}>{translate("catalogue.product.returns")}</a>
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
          <a href={toRequest("quote", shown, translate)}>{translate("product.quote.link")}</a>
        </li>
      ) : null}
    </>
  );
}

/** Said here while there is some; what is sold out is said where the button would be. */
function Stock({ sku, few, isInStock, isForSale, isLow, stockText, delivery }: Props) {
  if (!isForSale) return null;
  const text = stockText.endsWith(".") ? stockText : `${stockText}.`;
  return (
    <li className={isLow ? styles.few : undefined} hidden={!isInStock} data-watch-sku={sku} data-few={few}>
      <Icon name="check" />
      <span>
        <b aria-live="polite">{text}</b> {delivery}
      </span>
    </li>
  );
}

function OtherWare({ otherWare, isUsed }: Props) {
  const translate = useTranslate();
  if (!otherWare) return null;
  const { href, price, difference } = otherWare;
  const kind = isUsed ? "new" : "used";
  return (
    <li>
      <Icon name="chevron" />
      <span>
        <a href={href}>{translate(`product.ware.${kind}`, { price })}</a>
        {difference ? ` – ${translate(`product.ware.${kind}Difference`, { amount: difference })}` : null}
      </span>
    </li>
  );
}
