import { useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import type { CategoryBranch } from "../../catalogue/model/category-branch";
import { CategoryTree } from "../../catalogue/ui/category-tree";
import { Drawer } from "../../design/drawer";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./navigation-panel.module.css";

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** The whole category tree in a drawer; read from the server the first time it is opened. */
export default function NavigationPanel({ isOpen, onClose }: Props) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const fetcher = useFetcher<readonly CategoryBranch[] | null>();
  const { load, state, data } = fetcher;
  useEffect(() => {
    if (isOpen && data === undefined && state === "idle") load("/navigation");
  }, [isOpen, data, state, load]);
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
      title={translate("frame.navigation.title")}
      closeLabel={translate("frame.close")}
    >
      {data === null ? <Notice kind="bad">{translate("frame.navigation.unavailable")}</Notice> : null}
      {data ? (
        <CategoryTree branches={data} />
      ) : (
        <p className={styles.waiting}>{translate("frame.loading")}</p>
      )}
    </Drawer>
  );
}
