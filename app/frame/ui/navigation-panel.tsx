import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { Drawer, type PanelProps } from "../../design/drawer";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { ContactLink } from "../../support/ui/contact-link";
import type { RootData } from "../model/root-data";
import { LanguageLinks } from "./language-links";
import styles from "./navigation-panel.module.css";
import { CategoryMenu } from "./navigation-panel-menu";
import { useCategoryBranches } from "./use-category-branches";
import { useMenuPages } from "./use-menu-pages";
import { CountryLink } from "./utility-bar";

/** The whole category tree in a drawer, for windows without room for `DepartmentPanel`. */
export function NavigationPanel({ isOpen, onClose }: PanelProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const branches = useCategoryBranches(isOpen ? "drawer" : null);
  const [opened, setOpened] = useState<string | null>(null);
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (openedOn.current !== pathname) onClose();
    openedOn.current = pathname;
  }, [pathname, onClose]);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="start"
      isWide
      title={opened ?? translate("frame.navigation.title")}
      closeLabel={translate("frame.close")}
    >
      {branches === "waiting" ? <p className={styles.waiting}>{translate("frame.loading")}</p> : null}
      {branches === "unavailable" ? (
        <Notice kind="bad">{translate("frame.navigation.unavailable")}</Notice>
      ) : null}
      {typeof branches === "string" ? null : <CategoryMenu branches={branches} onOpen={setOpened} />}
      <FurtherLinks />
    </Drawer>
  );
}

/** What narrow screens have no room for in the header: pages, contact, delivery country and languages. */
function FurtherLinks() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const pages = useMenuPages();
  const data = useRouteLoaderData<RootData>("root");
  if (!data) return null;
  const { has, contact, countryName, languages } = data.header;
  const more = [
    ...(has.compare ? [{ text: translate("frame.header.compare"), href: `${prefix}/compare` }] : []),
    ...(has.account ? [{ text: translate("frame.header.account"), href: `${prefix}/my-account` }] : []),
  ];
  return (
    <div className={styles.further}>
      <ul>
        {[...pages, ...more].map(({ text, href }) => (
          <li key={href}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
        {contact.isForm ? (
          <li>
            <ContactLink {...contact} />
          </li>
        ) : null}
        <li>
          <CountryLink countryName={countryName} />
        </li>
      </ul>
      <LanguageLinks languages={languages} className={styles.languages} />
    </div>
  );
}
