import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { CategoryBranch } from "../../catalogue/model/category-branch";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { watchDepartmentBar } from "../browser/watch-department-bar";
import { findDepartment } from "../model/find-department";
import styles from "./department-panel.module.css";
import { useCategoryBranches } from "./use-category-branches";
import { useMenuPages } from "./use-menu-pages";

/** Subcategories of a group that are listed below it; its page has all. */
const mostFamilies = 6;

/** What opened the panel: a press keeps it open until the next one, a resting mouse until it leaves. */
export type Opened = "press" | "hover" | null;

export type DepartmentPanelProps = {
  readonly id: string;
  readonly bar: RefObject<HTMLElement | null>;
  readonly opened: Opened;
  readonly onOpen: (opened: Opened) => void;
};

/**
 * The panel below the bar of wide windows: all departments, and next to them the groups of the chosen one with
 * pictures, each with its categories. The categories load as soon as the panel is mounted, before it opens.
 */
export function DepartmentPanel({ id, bar, opened, onOpen }: DepartmentPanelProps) {
  const translate = useTranslate();
  const branches = useCategoryBranches(opened ?? "ahead");
  const [href, setHref] = useState<string | null>(null);
  const onRest = useEffectEvent((rested: string | null) => {
    if (typeof branches === "string") return;
    const department = rested === null ? null : findDepartment(branches, rested);
    if (department) setHref(department[1]);
    if (department || rested === null) onOpen(opened ?? "hover");
  });
  const onLeave = useEffectEvent(() => opened === "hover" && onOpen(null));
  const isThere = typeof branches !== "string";
  useEffect(() => {
    if (!bar.current || !isThere) return;
    return watchDepartmentBar(bar.current, { onRest, onLeave, onEnd: () => onOpen(null) });
  }, [bar, isThere, onOpen]);
  if (!opened) return null;
  return (
    <div id={id} className={styles.panel} data-departments="">
      {typeof branches === "string" ? (
        <Waiting isUnavailable={branches === "unavailable"} />
      ) : (
        <ul className={styles.departments} aria-label={translate("frame.navigation.title")}>
          {branches.map((branch) => (
            <Department
              key={branch[1]}
              branch={branch}
              isCurrent={branch === (findDepartment(branches, href) ?? branches[0])}
              onChoose={setHref}
            />
          ))}
        </ul>
      )}
      <MenuPages />
    </div>
  );
}

function Waiting({ isUnavailable }: { readonly isUnavailable: boolean }) {
  const translate = useTranslate();
  return (
    <div className={styles.waiting}>
      {isUnavailable ? (
        <Notice kind="bad">{translate("frame.navigation.unavailable")}</Notice>
      ) : (
        <p role="status">{translate("frame.loading")}</p>
      )}
    </div>
  );
}

type DepartmentProps = {
  readonly branch: CategoryBranch;
  readonly isCurrent: boolean;
  readonly onChoose: (href: string) => void;
};

/** The groups follow their department's button, so that the next tab stop after it is inside them. */
function Department({ branch, isCurrent, onChoose }: DepartmentProps) {
  const [name, href, groups, picture] = branch;
  if (groups.length === 0)
    return (
      <li>
        <Link className={styles.department} href={href}>
          <Picture src={picture} size={36} />
          {name}
        </Link>
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={styles.department}
        aria-expanded={isCurrent}
        data-department={href}
        onClick={() => onChoose(href)}
      >
        <Picture src={picture} size={36} />
        <span>{name}</span>
        <Icon name="chevron" />
      </button>
      {isCurrent ? <Groups department={branch} /> : null}
    </li>
  );
}

function Groups({ department: [name, href, groups, picture] }: { readonly department: CategoryBranch }) {
  const translate = useTranslate();
  return (
    <div className={styles.pane}>
      <ul className={styles.groups}>
        {groups.map(([group, groupHref, families, groupPicture]) => (
          <li key={groupHref}>
            <Picture src={groupPicture} size={240} />
            <div>
              <Link className={styles.group} href={groupHref}>
                {group}
              </Link>
              <ul>
                {families.slice(0, mostFamilies).map(([family, familyHref]) => (
                  <li key={familyHref}>
                    <Link href={familyHref}>{family}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <Link className={styles.whole} href={href}>
        <Picture src={picture} size={240} />
        <span>
          {translate("frame.navigation.whole", { name })} <Icon name="chevron" />
        </span>
      </Link>
    </div>
  );
}

/** Pages that list products across departments, below them. */
function MenuPages() {
  const pages = useMenuPages();
  return (
    <ul className={styles.pages}>
      {pages.map(({ text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

type PictureProps = { readonly src: string | undefined; readonly size: number };

function Picture({ src, size }: PictureProps) {
  return src === undefined ? null : <img src={src} width={size} height={size} alt="" loading="lazy" />;
}
