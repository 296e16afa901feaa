import { type MouseEvent, type ReactElement, useState } from "react";
import { toPageHref } from "../../content/model/page-href";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { unpackTexts } from "../model/packed-texts";
import type { BuyView, TierView } from "../model/product-view";
import styles from "./buy-box.module.css";
import { EnergyArrow } from "./energy-arrow";

type Props = {
  readonly buy: BuyView;
  readonly energy: string | null;
  readonly name: string;
  /** The volume price that the chosen quantity has. */
  readonly tier: TierView | undefined;
};

/** What one piece costs, with VAT note and delivery link beside it. */
export function BuyPrice({ buy, energy, name, tier }: Props) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const unitPrice = (tier ?? buy).unitPrice;
  return (
    <div className={styles.price}>
      {buy.campaign ? <b className={styles.campaign}>{buy.campaign}</b> : null}
      <strong className={buy.before ? styles.reduced : undefined} aria-live="polite">
        {tier?.price ?? buy.price}
      </strong>
      {buy.before ? <s>{buy.before}</s> : null}
      {energy ? <Energy energy={energy} name={name} /> : null}
      <small>
        {unitPrice ? <b>{unitPrice}, </b> : null}
        {buy.vat},{" "}
        <a href={toPageHref("dispatch-information", prefix, translate.locale)}>
          {translate("catalogue.price.plusDelivery")}
        </a>
        {buy.net && !tier ? <span>{buy.net}</span> : null}
      </small>
    </div>
  );
}

/** The arrow with its label on tap and the product information sheet. */
function Energy({ energy, name }: { readonly energy: string; readonly name: string }) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  const [rating = "", label, sheet] = unpackTexts(energy);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!label || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./energy-label").then(
      ({ EnergyLabel }) => {
        const close = () => setDialog(null);
        setDialog(<EnergyLabel label={label} sheet={sheet} name={name} onClose={close} />);
      },
      () => location.assign(label),
    );
  };
  return (
    <>
      <EnergyArrow rating={rating} labelUrl={label} onClick={open} />
      {sheet ? <a href={sheet}>{translate("catalogue.product.sheet")}</a> : null}
      {dialog}
    </>
  );
}

/** The price disclaimer, and the lowest price of the 30 days before a reduction. */
export function PriceNotes({ buy }: { readonly buy: BuyView }) {
  const translate = useTranslate();
  return (
    <>
      {buy.before ? (
        <p className={styles.lowest}>
          {translate("catalogue.price.lowest")} {buy.before}
          {buy.until && !buy.campaign ? ` · ${buy.until}` : ""}
        </p>
      ) : null}
      {buy.disclaimer ? <p className={styles.disclaimer}>{buy.disclaimer}</p> : null}
    </>
  );
}
