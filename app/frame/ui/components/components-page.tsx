import type { ReactNode } from "react";
import { Breadcrumb } from "../../../design/breadcrumb";
import { useTranslate } from "../../../i18n/translate-context";
import type { ComponentsView } from "../../model/components-view";
import styles from "./components-page.module.css";
import { DesignElements } from "./design-elements";
import { FormElements } from "./form-elements";
import { ShopElements } from "./shop-elements";

type Props = { readonly view: ComponentsView; readonly children: ReactNode };

/** The component page of the design: elements first, then the blocks, each under its name. */
export function ComponentsPage({ view, children }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Breadcrumb
        label={translate("catalogue.breadcrumb")}
        crumbs={[{ text: translate("catalogue.start"), href: view.home }]}
        here={view.title}
      />
      <h1>{view.title}</h1>
      <p className={styles.text}>{view.text}</p>
      <DesignElements view={view} />
      <FormElements />
      <ShopElements view={view} />
      <div className={styles.blocks}>{children}</div>
    </>
  );
}
