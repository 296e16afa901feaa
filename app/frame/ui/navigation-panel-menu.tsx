import { type ReactNode, type RefCallback, useEffect, useRef, useState } from "react";
import type { CategoryBranch } from "../../catalogue/model/category-branch";
import { Icon } from "../../design/icon";
import { useTranslate } from "../../i18n/translate-context";
import styles from "./navigation-panel.module.css";

type MenuProps = {
  readonly branches: readonly CategoryBranch[];
  /** The name of the category that is open in the place of the departments; null: the departments are in view. */
  readonly onOpen: (name: string | null) => void;
};

/** Departments, and next to them (on phones in their place) the categories of the chosen one, level by level. */
export function CategoryMenu({ branches, onOpen }: MenuProps) {
  const [path, setPath] = useState<MenuPath>(() => (hasTwoColumns() ? branches.slice(0, 1) : []));
  const open = path.at(-1);
  const { toRef, start } = useFocusInMenu(path);
  const name = open && !hasTwoColumns() ? open[0] : null;
  useEffect(() => {
    onOpen(name);
    return () => onOpen(null);
  }, [name, onOpen]);
  return (
    <div className={open ? `${styles.menu} ${styles.deep}` : styles.menu}>
      <ul className={styles.departments}>
        {branches.map((branch) => (
          <Entry
            key={branch[1]}
            branch={branch}
            isCurrent={branch[1] === path[0]?.[1]}
            opener={toRef(branch[1])}
            onOpen={() => setPath(chooseDepartment(path, branch))}
          />
        ))}
      </ul>
      {open ? (
        <Pane branch={open} isFirst={path.length === 1} start={start} onBack={() => setPath(goUp(path))}>
          {open[2].map((branch) => (
            <Entry
              key={branch[1]}
              branch={branch}
              hasPreview
              opener={toRef(branch[1])}
              onOpen={() => setPath(openBelow(path, branch))}
            />
          ))}
        </Pane>
      ) : null}
    </div>
  );
}

type EntryProps = {
  readonly branch: CategoryBranch;
  readonly isCurrent?: boolean;
  /** On wide screens, the level below appears under it. */
  readonly hasPreview?: boolean;
  readonly opener: RefCallback<HTMLElement>;
  readonly onOpen: () => void;
};

/** A category with children opens them; any other is the link to its page. */
function Entry({ branch, isCurrent = false, hasPreview, opener, onOpen }: EntryProps) {
  const [name, href, below, picture] = branch;
  const mark = picture ? <img src={picture} width="40" height="40" alt="" loading="lazy" /> : null;
  return (
    <li>
      {below.length === 0 ? (
        <a className={styles.entry} href={href}>
          {mark}
          {name}
        </a>
      ) : (
        <button
          ref={opener}
          type="button"
          className={styles.entry}
          aria-expanded={isCurrent}
          onClick={onOpen}
        >
          {mark}
          {name}
          <Icon name="chevron" />
        </button>
      )}
      {hasPreview && below.length > 0 ? (
        <ul className={styles.preview}>
          {below.map(([belowName, belowHref]) => (
            <li key={belowHref}>
              <a href={belowHref}>{belowName}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type PaneProps = {
  readonly branch: CategoryBranch;
  /** The departments are visible next to it on wide screens, so no back button is needed. */
  readonly isFirst: boolean;
  readonly start: RefCallback<HTMLElement>;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

function Pane({ branch: [name, href], isFirst, start, onBack, children }: PaneProps) {
  const translate = useTranslate();
  return (
    <div className={styles.pane}>
      <button
        type="button"
        className={isFirst ? `${styles.back} ${styles.first}` : styles.back}
        onClick={onBack}
      >
        <Icon name="chevron" />
        {translate("frame.navigation.back")}
      </button>
      <h3>{name}</h3>
      <a ref={start} className={styles.whole} href={href}>
        {translate("frame.navigation.whole", { name })}
      </a>
      <ul>{children}</ul>
    </div>
  );
}

/** Going deeper moves the focus to the new categories; going back restores it. */
function useFocusInMenu(path: MenuPath) {
  const elements = useRef(new Map<string, HTMLElement>());
  const last = useRef(path);
  useEffect(() => {
    const before = last.current;
    last.current = path;
    if (before === path) return;
    const from = path.length < before.length ? before.at(-1)?.[1] : undefined;
    elements.current.get(from ?? paneStart)?.focus();
  }, [path]);
  const toRef =
    (key: string): RefCallback<HTMLElement> =>
    (element) => {
      if (element) elements.current.set(key, element);
      return () => {
        if (elements.current.get(key) === element) elements.current.delete(key);
      };
    };
  return { toRef, start: toRef(paneStart) };
}

/** Where the departments stay visible, the first one is open at once; as in the style sheet. */
function hasTwoColumns(): boolean {
  return matchMedia("(min-width: 768px)").matches;
}

/** The key of an open category's first link; the other keys are URLs of categories. */
const paneStart = "";

/** What the menu shows: the chosen department, and the categories below it down to the open one. */
type MenuPath = readonly CategoryBranch[];

/**
 * Chooses a department. Chosen again it stays open; another one replaces it (specification, second document 2.3). A
 * department without categories is a link and is never passed here.
 */
export function chooseDepartment(path: MenuPath, department: CategoryBranch): MenuPath {
  return path[0]?.[1] === department[1] ? path : [department];
}

/** One level deeper, up to the tree's five. */
export function openBelow(path: MenuPath, category: CategoryBranch): MenuPath {
  return [...path, category];
}

export function goUp(path: MenuPath): MenuPath {
  return path.slice(0, -1);
}
