import { FreeShippingMeter } from "../../../cart/ui/free-shipping-meter";
import { TotalsTable } from "../../../cart/ui/totals-table";
import { EnergyArrow } from "../../../catalogue/ui/energy-arrow";
import { ListingTools } from "../../../catalogue/ui/listing-tools";
import { Pagination } from "../../../catalogue/ui/pagination";
import marks from "../../../catalogue/ui/product-card-marks.module.css";
import { ProductCards } from "../../../catalogue/ui/product-cards";
import { ProductTable } from "../../../catalogue/ui/product-table";
import { TableOrderForm } from "../../../catalogue/ui/table-order";
import { CheckoutSteps } from "../../../checkout/ui/checkout-steps";
import { Breadcrumb } from "../../../design/breadcrumb";
import { useTranslate } from "../../../i18n/translate-context";
import type { ComponentsView } from "../../model/components-view";
import styles from "./design-elements.module.css";
import { Specimen } from "./specimen";

/** Elements of a shop: cards in their states, pages, sums, steps. */
export function ShopElements({ view }: { readonly view: ComponentsView }) {
  const translate = useTranslate();
  const { small, large } = view.amounts;
  const list = { id: null, name: view.title };
  const rows = [
    { key: "subtotal", label: translate("cart.totals.subtotal"), amount: large },
    { key: "shipping", label: translate("cart.totals.shipping"), amount: small },
  ];
  const goal = translate("cart.shipping.freeMissing", { amount: small });
  const reached = translate("cart.shipping.freeReached");
  const progress = translate("cart.shipping.progress");
  return (
    <>
      <Specimen name="ProductCard" wide>
        <ProductCards cards={view.cards} list={list} hasQuickAdd={view.hasQuickAdd} layout="grid" level={3} />
      </Specimen>
      <Specimen name="Badge">
        {view.badges.map(([text, mark]) => (
          <span key={text} className={styles.badge}>
            <b className={mark ? `${marks.badge} ${marks[mark]}` : marks.badge}>{text}</b>
          </span>
        ))}
      </Specimen>
      <Specimen name="ListingTools" wide>
        <div>
          <ListingTools tools={view.tools} />
        </div>
      </Specimen>
      <Specimen name="ProductTable" wide>
        {view.table.order ? <TableOrderForm path={view.table.order.path} /> : null}
        <ProductTable table={view.table} list={list} />
      </Specimen>
      <Specimen name="EnergyArrow">
        {["A A–G", "C A–G", "G A–G", "A+ A+++–D"].map((rating) => (
          <EnergyArrow key={rating} rating={rating} />
        ))}
      </Specimen>
      <Specimen name="Breadcrumb" wide>
        <Breadcrumb
          label="Breadcrumb"
          crumbs={[
            { text: translate("catalogue.start"), href: view.home },
            { text: translate("frame.navigation.title"), href: `${view.home}#navigation` },
          ]}
          here={view.title}
        />
      </Specimen>
      <Specimen name="Pagination" wide>
        {[1, 5, 9].map((page) => (
          <Pagination key={page} listing={{ page, pages: 9, pagePath: view.home }} />
        ))}
      </Specimen>
      <Specimen name="CheckoutSteps" wide>
        <CheckoutSteps current="cart" />
        <CheckoutSteps current="payment" />
      </Specimen>
      <Specimen name="FreeShippingMeter" wide>
        <FreeShippingMeter text={goal} label={progress} value={40} maximum={100} />
        <FreeShippingMeter text={reached} label={progress} value={100} maximum={100} />
      </Specimen>
      <Specimen name="TotalsTable" wide>
        <TotalsTable view={{ rows, total: large, taxNotes: [translate("cart.totals.includingVat")] }} />
      </Specimen>
    </>
  );
}
