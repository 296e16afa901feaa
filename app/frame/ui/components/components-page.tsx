import type { ReactNode } from "react";
import { Breadcrumb } from "../../../design/breadcrumb";
import { useTranslate } from "../../../i18n/translate-context";
import type { ComponentsView } from "../../model/components-view";
import { themeSwitch } from "../../model/theme";
import styles from "./components-page.module.css";
import { DesignElements } from "./design-elements";
import { FormElements } from "./form-elements";
import { ShopElements } from "./shop-elements";
import { specimenNames } from "./specimen";

type Props = { readonly view: ComponentsView; readonly children: ReactNode };

/** The component page of the design: an index, elements, then the blocks, each under its name. */
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
      <nav className={styles.index} aria-label={view.title} translate="no">
        <ul>
          <li>
            <a href={`#${themeSwitch}`}>Theme</a>
          </li>
          {specimenNames.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
          {view.blocks.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <DesignElements view={view} />
      <FormElements />
      <ShopElements view={view} />
      <div className={styles.blocks}>{children}</div>
    </>
  );
}
