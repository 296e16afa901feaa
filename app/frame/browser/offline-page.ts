import { type CopiedLine, readCartCopy } from "../../cart/browser/cart-copy";
import { isShopThere } from "../../cart/browser/without-client";
import { readViewedCards } from "../../catalogue/browser/viewed-cards";
import { watchPageLife } from "../../foundation/browser/watch-page-life";

/** Shortest and longest interval between checks whether the shop is reachable. */
const lookAgainMs = { first: 3_000, most: 30_000 };

/** The page's own URL: a visitor who opened it directly is sent to the start page once the shop responds. */
const ownPath = /^((?:\/[a-z]{2})?)\/offline\/?$/;

type Shown = {
  readonly name: string;
  readonly href: string;
  readonly picture: string | null;
  readonly details: string;
};

/** Fills a section of the offline page with this device's stored data; a section without data stays hidden. */
function showList(name: string, items: readonly Shown[]): HTMLElement | null {
  const section = document.querySelector<HTMLElement>(`[data-kept=${name}]`);
  const list = section?.querySelector("ul");
  if (!section || !list || items.length === 0) return null;
  list.replaceChildren(...items.map(toItem));
  section.hidden = false;
  return section;
}

function toItem({ name, href, picture, details }: Shown): HTMLElement {
  const item = document.createElement("li");
  if (picture) item.append(toPicture(picture));
  const link = document.createElement("a");
  // The device's storage is untrusted: only paths of this shop become links.
  link.href = href.startsWith("/") && !href.startsWith("//") ? href : "/";
  link.textContent = name;
  const text = document.createElement("span");
  text.textContent = details;
  item.append(link, text);
  return item;
}

/** A picture that is not cached leaves no gap. */
function toPicture(address: string): HTMLElement {
  const image = document.createElement("img");
  image.alt = "";
  image.width = 96;
  image.height = 96;
  image.addEventListener("error", () => image.remove());
  image.src = `${address.split("?")[0]}?kept`;
  return image;
}

function showCart(): void {
  const copy = readCartCopy(Date.now());
  if (!copy) return;
  const toShown = ({ quantity, total, name, ...line }: CopiedLine) => ({
    ...line,
    name: `${quantity} × ${name}`,
    details: total,
  });
  const section = showList("cart", copy.lines.map(toShown));
  const total = section?.querySelector("[data-total]");
  const time = section?.querySelector("time");
  if (!total || !time) return;
  total.textContent = copy.total;
  const keptAt = new Date(copy.keptAt);
  const formatted = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(keptAt);
  time.dateTime = keptAt.toISOString();
  time.textContent = (time.dataset.text ?? "{{time}}").replace("{{time}}", formatted);
}

/** Loads the requested page as soon as the shop responds. */
function comeBack(): void {
  const [, prefix] = ownPath.exec(location.pathname) ?? [];
  const leave = () => (prefix === undefined ? location.reload() : location.replace(prefix || "/"));
  let waitMs = lookAgainMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(timer);
    if (!document.hidden && (await isShopThere())) return leave();
    waitMs = Math.min(waitMs * 2, lookAgainMs.most);
    timer = setTimeout(look, waitMs);
  };
  watchPageLife({ online: look, visible: look });
  timer = setTimeout(look, waitMs);
}

showCart();
showList(
  "viewed",
  readViewedCards().map(({ price, ...card }) => ({ ...card, details: price })),
);
comeBack();
