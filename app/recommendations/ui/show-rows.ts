import { loadViewed } from "../../catalogue/browser/load-viewed";
import { type RowName, rowPlace } from "../model/recommendation-row";
import styles from "./row.module.css";

/** Where a row stands on the page. */
type Place = {
  readonly name: RowName;
  /** Holds the row; what else it holds is the page's. */
  readonly host: HTMLElement;
  /** What the row is about: another text is another row. */
  readonly about: string;
  /** The page has its room already. */
  readonly hasRoom: boolean;
};

/** A page changes in many steps. */
const settleMs = 200;
/** A row is fetched when somebody is this near to it. */
const nearness = "1200px 0px";
const classes: Readonly<Partial<Record<string, string>>> = { seen: styles.place, similar: styles.instead };

/**
 * Fills the places of recommendations of this page and of those that the browser goes to later, each when somebody comes
 * near. A page stays as it is where there are none, or they cannot be had; nothing that is looked at moves.
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

/** Language prefix of the page's address: `/nl`, or empty. */
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

/** Makes the slot of a place, unless it is there already or would move what is looked at. Is there something to fetch? */
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

/** Fetches the row of a slot; a slot that is about something else by then has its own. */
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

/** Takes the room of a row that does not come, as soon as nobody sees it. */
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

/** What keeps the room of a row: the page's own element, or the slot. */
function toRoom(slot: HTMLElement, name: string | undefined): HTMLElement {
  return (name === "cart" && slot.parentElement) || slot;
}
