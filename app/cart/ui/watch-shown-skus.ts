/** As many as a room takes from one page. */
const maxSkus = 100;
/** A page changes in many steps. */
const settleMs = 300;

/** SKUs whose stock the page shows: parts of it that do say so with `data-watch-sku`. */
export function readShownSkus(): string[] {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-watch-sku]")];
  return [...new Set(marked.map(({ dataset }) => dataset.watchSku ?? ""))].filter(Boolean).slice(0, maxSkus);
}

/** Says which SKUs the page shows, now and whenever that changes; `repeat` says it once more. */
export function watchShownSkus(say: (skus: readonly string[]) => void): { repeat(): void; stop(): void } {
  let said = "";
  const look = () => {
    const skus = readShownSkus();
    if (skus.length === 0 || skus.join() === said) return;
    said = skus.join();
    say(skus);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return {
    repeat() {
      said = "";
      look();
    },
    stop() {
      clearTimeout(timer);
      changes.disconnect();
    },
  };
}
