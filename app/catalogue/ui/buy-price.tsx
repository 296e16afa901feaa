import { type MouseEvent, type ReactElement, useState } from "react";
import { toPageHref } from "../../content/model/page-href";
import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import type { BuyView, EnergyView, TierView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { EnergyArrow } from "./energy-arrow";

type Props = {
  readonly buy: BuyView;
  readonly energy: EnergyView | null;
  readonly name: string;
  /** The volume price of the chosen quantity. */
  readonly tier: TierView | undefined;
};

/** The price of one piece with the end of its offer, the price before it, VAT note and delivery link. */
export function BuyPrice({ buy, energy, name, tier }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const unitPrice = (tier ?? buy).unitPrice;
  const offer = buy.campaign ?? buy.until;
  return (
    <div className={styles.price}>
      {offer ? <b className={styles.campaign}>{offer}</b> : null}
      <strong className={buy.before ? styles.reduced : undefined} aria-live="polite">
        {tier?.price ?? buy.price}
      </strong>
      {buy.before ? (
        <span className={styles.before}>
          {`${translate("catalogue.price.lowestShort")} `}
          <s>{buy.before}</s>
        </span>
      ) : null}
      {energy ? <Energy energy={energy} name={name} /> : null}
      <small>
        {unitPrice ? <b>{unitPrice}, </b> : null}
        {buy.vat},{" "}
        <a href={toPageHref("dispatch-information", prefix, translate.locale)}>
          {buy.freeDelivery ?? translate("catalogue.price.plusDelivery")}
        </a>
        {buy.net && !tier ? (
          <>
            , <span>{buy.net}</span>
          </>
        ) : null}
      </small>
    </div>
  );
}

/** The energy arrow, which opens the label, and the product information sheet. */
function Energy({ energy, name }: { readonly energy: EnergyView; readonly name: string }) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  const { rating, labelUrl, sheetUrl } = energy;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (labelUrl === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./energy-label").then(
      ({ EnergyLabel }) => {
        const close = () => setDialog(null);
        setDialog(<EnergyLabel labelUrl={labelUrl} sheetUrl={sheetUrl} name={name} onClose={close} />);
      },
      () => location.assign(labelUrl),
    );
  };
  return (
    <span className={styles.energy}>
      <EnergyArrow rating={rating} labelUrl={labelUrl} onClick={open} />
      {sheetUrl ? <a href={sheetUrl}>{translate("catalogue.product.sheet")}</a> : null}
      {dialog}
    </span>
  );
}

/** The price of the same article new, and the price disclaimer. */
export function PriceNotes({ buy }: { readonly buy: BuyView }) {
  return (
    <>
      {buy.fresh ? (
        <Link className={styles.fresh} href={buy.fresh.href}>
          {buy.fresh.text}
        </Link>
      ) : null}
      {buy.disclaimer ? <p className={styles.disclaimer}>{buy.disclaimer}</p> : null}
    </>
  );
}
