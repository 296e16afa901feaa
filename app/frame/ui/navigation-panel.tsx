import { useEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { type CategoryBranch, isCategoryBranch } from "../../catalogue/model/category-branch";
import { Drawer, type PanelProps } from "../../design/drawer";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { ContactLink } from "../../support/ui/contact-link";
import type { RootData } from "../model/root-data";
import styles from "./navigation-panel.module.css";
import { CategoryMenu } from "./navigation-panel-menu";

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
      <ContactWay />
    </Drawer>
  );
}

/** The header's contact link, which phones have no room for. */
function ContactWay() {
  const data = useRouteLoaderData<RootData>("root");
  return data?.header.contact.isForm ? (
    <ContactLink className={styles.contact} {...data.header.contact} />
  ) : null;
}

async function loadCategoryBranches(prefix: string): Promise<Branches> {
  const answer = await fetch(`${prefix}/navigation`);
  const branches: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(branches) || !branches.every(isCategoryBranch))
    throw new Error(`The navigation answered ${answer.status}`);
  return branches;
}
