import { useEffect, useRef } from "react";
import panel from "../../design/drawer-frame.module.css";
import { useSlowNavigation } from "../../design/use-slow-navigation";
import { useTranslate } from "../../i18n/translate-context";
import type { ListingPartName, ListingView } from "../model/listing-view";
import { AddToCartForm } from "./add-to-cart-form";
import { contentPart } from "./category-content.module.css";
import { emptyPart } from "./empty-listing.module.css";
import { groupsPart } from "./filter-groups.module.css";
import { LateRecentlyViewed } from "./late-sections";
import { filtersPart } from "./listing-filters.module.css";
import { headPart } from "./listing-head.module.css";
import styles from "./listing-page.module.css";
import { toolsPart } from "./listing-tools.module.css";
import { pagesPart } from "./pagination.module.css";
import { tablePart } from "./product-table.module.css";
import { ServedMarkup } from "./served-markup";

/** The server-rendered listing, part by part. The filters' script loads when the shopper approaches them. */
export function ListingPage({ listing }: { readonly listing: ListingView }) {
  const translate = useTranslate();
  const isLoading = useSlowNavigation();
  const { parts, show } = listing;
  const page = useRef<HTMLDivElement>(null);
  useFilters(page);
  const part = (slot: ListingPartName, className?: string) => (
    <ServedMarkup slot={slot} html={parts?.[slot] ?? null} className={className} />
  );
  return (
    <div ref={page}>
      {part("head", headPart)}
      <div className={styles.columns}>
        <ServedMarkup
          slot="filters"
          as="aside"
          html={parts?.filters ?? null}
          className={`${styles.filters} ${filtersPart} ${groupsPart}`}
        />
        <section
          className={styles.found}
          aria-label={translate("catalogue.listing.label")}
          aria-busy={isLoading}
        >
          {part("tools", toolsPart)}
          {isLoading ? (
            <p className={styles.stalled} role="status">
              <span>{translate("frame.loading")}</span>
            </p>
          ) : null}
          {part("found", `${tablePart} ${emptyPart}`)}
          {part("foot", `${pagesPart} ${contentPart}`)}
        </section>
      </div>
      <LateRecentlyViewed hasQuickAdd={listing.hasQuickAdd} />
      <dialog className={panel.frame} aria-label={translate("catalogue.filter.title")} data-filter-dialog="">
        <button type="button" className={styles.show} data-close-filters="">
          {show}
        </button>
      </dialog>
      <AddToCartForm />
    </div>
  );
}

/**
 * Loads the script of the filters when a pointer, a touch or the keyboard first approaches them.
 * A click that opens them meanwhile is repeated after loading; after a failure the next event loads it again.
 */
function useFilters(page: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const operating = new AbortController();
    const { signal } = operating;
    let opener: HTMLElement | null = null;
    let isLoading = false;
    const operate = ({ operateFilters }: typeof import("./operate-filters")) => {
      for (const kind of kinds) root.removeEventListener(kind, prepare);
      if (signal.aborted) return;
      operateFilters(root, signal);
      setBusy(opener, false);
      opener?.click();
    };
    const forget = () => {
      setBusy(opener, false);
      opener = null;
      isLoading = false;
    };
    const prepare = ({ target, type }: Event) => {
      if (!(target instanceof Element && target.closest("[data-filters], [data-opens-filters]"))) return;
      if (type === "click") opener = target.closest<HTMLElement>("[data-opens-filters]") ?? opener;
      setBusy(opener, true);
      if (isLoading) return;
      isLoading = true;
      import("./operate-filters").then(operate, forget);
    };
    const kinds = ["pointerover", "focusin", "touchstart", "click", "input"] as const;
    for (const kind of kinds) root.addEventListener(kind, prepare, { passive: true, signal });
    return () => operating.abort();
  }, [page]);
}

function setBusy(control: HTMLElement | null, isBusy: boolean): void {
  if (isBusy) control?.setAttribute("aria-busy", "true");
  else control?.removeAttribute("aria-busy");
}
