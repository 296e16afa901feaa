import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

/** Height of a line of the bar, in pixels; the same as in its style sheet. */
const lineHeight = 46;

/** Updates the served header's category bar for the shown page: arrows, "more", and the categories. */
export function useCategoryBar(prefix: string): void {
  const { pathname } = useLocation();
  const department = readDepartment(useMatches().at(-1)?.loaderData);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what "more" opened
  useEffect(() => closeMore(), [pathname]);
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>("[data-category-bar]");
    if (bar && bar.dataset.categoryBar !== department)
      import("./change-category-bar").then(
        ({ changeCategoryBar }) => changeCategoryBar(bar, department, prefix),
        () => {},
      );
  }, [department, prefix]);
  useEffect(watchBar, []);
}

/** Returns the path of the department of the page's product; empty: the page shows no product. */
function readDepartment(data: unknown): string {
  if (typeof data !== "object" || data === null || !("department" in data)) return "";
  return typeof data.department === "string" ? data.department : "";
}

function closeMore(): void {
  document.querySelector("[data-bar-more][open]")?.removeAttribute("open");
}

function watchBar(): () => void {
  const rows = document.querySelector<HTMLElement>("[data-bar-rows]");
  if (!rows) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  const show = () => showSteps(rows);
  document.addEventListener("click", (event) => handleClick(event, rows), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMore(), { signal });
  rows.addEventListener("scroll", show, { signal, passive: true });
  const watcher = new ResizeObserver(show);
  watcher.observe(rows);
  return () => {
    stop.abort();
    watcher.disconnect();
  };
}

function handleClick({ target }: MouseEvent, rows: HTMLElement): void {
  if (!(target instanceof Element)) return;
  const step = target.closest<HTMLElement>("[data-bar-step]")?.dataset.barStep;
  if (step) rows.scrollBy({ top: Number(step) * lineHeight });
  else if (!target.closest("[data-category-bar]")) closeMore();
}

/** Enables the arrows when there is a line to go to; hides "more" when all fits into one line. */
function showSteps(rows: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = rows;
  const last = scrollHeight - clientHeight;
  const bar = rows.closest<HTMLElement>("[data-category-bar]");
  bar?.toggleAttribute("data-fits", last < lineHeight / 2 && !bar.querySelector("[data-bar-more][open]"));
  for (const button of bar?.querySelectorAll<HTMLButtonElement>("[data-bar-step]") ?? [])
    button.disabled = button.dataset.barStep === "1" ? scrollTop > last - 2 : scrollTop < 2;
}
