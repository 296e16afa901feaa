import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { type CategoryBranch, isCategoryBranch } from "../../catalogue/model/category-branch";
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
import { CountryLink } from "./utility-bar";

type Branches = readonly CategoryBranch[];

/**
 * The whole category tree in a drawer; loaded when it is opened for the first time, and again after a failure. Uses a
 * plain request: an error in a fetcher of the router replaces the page.
 */
export function NavigationPanel({ isOpen, onClose }: PanelProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { pathname } = useLocation();
  const [branches, setBranches] = useState<Branches | "waiting" | "unavailable">("waiting");
  const isThere = Array.isArray(branches);
  useEffect(() => {
    if (!isOpen || isThere) return;
    setBranches("waiting");
    loadCategoryBranches(prefix).then(setBranches, () => setBranches("unavailable"));
  }, [isOpen, isThere, prefix]);
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
      title={translate("frame.navigation.title")}
      closeLabel={translate("frame.close")}
    >
      {branches === "waiting" ? <p className={styles.waiting}>{translate("frame.loading")}</p> : null}
      {branches === "unavailable" ? (
        <Notice kind="bad">{translate("frame.navigation.unavailable")}</Notice>
      ) : null}
      {isThere ? <CategoryMenu branches={branches} /> : null}
      <FurtherLinks />
    </Drawer>
  );
}

/** What narrow screens have no room for in the header: pages, contact, delivery country and languages. */
function FurtherLinks() {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const data = useRouteLoaderData<RootData>("root");
  if (!data) return null;
  const { has, contact, countryName, languages } = data.header;
  const pages = [
    { text: translate("frame.header.sale"), path: "/sales" },
    { text: translate("frame.navigation.newArrivals"), path: "/new-arrivals" },
    { text: translate("frame.navigation.quickOrder"), path: "/quick-order" },
    { text: translate("frame.header.lists"), path: "/my-lists" },
    ...(has.compare ? [{ text: translate("frame.header.compare"), path: "/compare" }] : []),
    ...(has.account ? [{ text: translate("frame.header.account"), path: "/my-account" }] : []),
  ];
  return (
    <div className={styles.further}>
      <ul>
        {pages.map(({ text, path }) => (
          <li key={path}>
            <Link href={prefix + path}>{text}</Link>
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

async function loadCategoryBranches(prefix: string): Promise<Branches> {
  const answer = await fetch(`${prefix}/navigation`);
  const branches: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(branches) || !branches.every(isCategoryBranch))
    throw new Error(`The navigation answered ${answer.status}`);
  return branches;
}
