import { loadViewed } from "../../catalogue/browser/load-viewed";
import { type RowName, rowPlace } from "../model/recommendation-row";
import styles from "./row.module.css";

/** A row's place on the page. */
type Place = {
  readonly name: RowName;
  /** The row's container; its other content is the page's. */
  readonly host: HTMLElement;
  /** The subject of the row: another text is another row. */
  readonly about: string;
  /** The page reserves space for it already. */
  readonly hasRoom: boolean;
};

/** A page changes in many steps. */
const settleMs = 200;
/** A row is fetched when its place is this near to the viewport. */
const nearness = "1200px 0px";
const classes: Readonly<Partial<Record<string, string>>> = { seen: styles.place, similar: styles.instead };

/**
 * Fills the recommendation places of this page and of later ones, each when it comes near the viewport.
 * Without recommendations a page stays unchanged; nothing in the viewport moves.
 */
export function showRows(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        fill(target).catch(() => leaveUnseen(target));
      }
    },
    { rootMargin: nearness },
  );
  let isDue = false;
  const update = () => {
    isDue = false;
    for (const place of findPlaces()) if (prepare(place)) near.observe(findSlot(place) ?? place.host);
  };
  const changes = new MutationObserver(() => {
    if (!isDue) setTimeout(update, settleMs);
    isDue = true;
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: [rowPlace] });
  update();
}

/** Returns the language prefix of the page's path: `/nl`, or empty. */
function readPrefix(): string {
  return /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? "";
}

function findPlaces(): readonly Place[] {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const path = location.pathname.slice(readPrefix().length);
  const home = path === "" || path === "/" ? find("main [data-static=page]") : null;
  const related = find("main #related");
  const article = find("main [data-static=compare] [data-save]")?.dataset.save;
  const cart = find(`main [${rowPlace}]`);
  const about = cart?.getAttribute(rowPlace);
  return [
    ...(home ? [{ name: "seen", host: home, about: "", hasRoom: false } as const] : []),
    ...(related && article
      ? [{ name: "similar", host: related, about: article, hasRoom: true } as const]
      : []),
    ...(cart && about ? [{ name: "cart", host: cart, about, hasRoom: true } as const] : []),
  ];
}

function findSlot({ host }: Place): HTMLElement | null {
  return host.querySelector<HTMLElement>(":scope > [data-row]");
}

/**
 * Creates the slot of a place, unless it exists or would move visible content.
 * Returns whether a fetch is needed.
 */
function prepare(place: Place): boolean {
  const known = findSlot(place);
  if (known?.dataset.about === place.about) return false;
  const slot = known ?? document.createElement("div");
  if (!known) {
    if (!place.hasRoom && place.host.getBoundingClientRect().bottom < innerHeight) return false;
    slot.className = classes[place.name] ?? "";
    place.host.append(slot);
  } else if (place.name !== "cart") slot.replaceChildren();
  toRoom(slot, place.name).hidden = false;
  slot.dataset.row = place.name;
  slot.dataset.about = place.about;
  return true;
}

/** Fetches the row of a slot; ignores the response if the slot has another subject by then. */
async function fill(slot: HTMLElement): Promise<void> {
  const { row: name = "", about = "" } = slot.dataset;
  const prefix = readPrefix();
  const skus = name === "seen" ? (await loadViewed(prefix)).join(",") : about;
  const toggles = [...new URLSearchParams(location.search)].filter(([each]) => each.startsWith("toggle-"));
  const query = new URLSearchParams([...(skus ? [["skus", skus]] : []), ...toggles]);
  const answer = await fetch(`${prefix}/recommendations/${name}?${query}`);
  const html = answer.status === 200 ? await answer.text() : "";
  if (slot.dataset.about !== about || !slot.isConnected) return;
  if (html === "") return leaveUnseen(slot);
  const isLookedAt = name === "similar" && isInView(slot.parentElement ?? slot);
  if (!isLookedAt) slot.innerHTML = html;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** Removes the space of a missing row, as soon as it is out of view. */
function leaveUnseen(slot: HTMLElement): void {
  slot.replaceChildren();
  const room = toRoom(slot, slot.dataset.row);
  const unseen = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) return;
    unseen.disconnect();
    room.hidden = slot.childElementCount === 0;
  });
  unseen.observe(room);
}

/** Returns the element that reserves a row's space: the page's, or the slot. */
function toRoom(slot: HTMLElement, name: string | undefined): HTMLElement {
  return (name === "cart" && slot.parentElement) || slot;
}
