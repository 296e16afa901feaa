import { findAround } from "../../foundation/browser/find-around";
import { productPath } from "../model/product-number";

/** Only with a mouse, because the animation delays a tap on a phone, and never with reduced motion. */
const wanted = "(hover: hover) and (prefers-reduced-motion: no-preference)";

/**
 * Names the picture of the clicked card, so that it moves to its place on the product page (`gallery.module.css` names
 * that one). false: nothing moves, the page is shown at once.
 */
export function carryPicture({ target }: { readonly target: EventTarget | null }): boolean {
  const card = findAround(target, "main li");
  const picture = card?.querySelector<HTMLElement>("h2 a, h3 a") && card.querySelector("img");
  const isPossible = "startViewTransition" in document && matchMedia(wanted).matches;
  // Two elements of one name abort the transition before it begins: a product's page has its own.
  if (!picture || !isPossible || productPath.test(location.pathname)) return false;
  picture.style.setProperty("view-transition-name", "product-picture");
  return true;
}
