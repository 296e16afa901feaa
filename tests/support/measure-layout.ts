/**
 * Describes each layout defect of the document; evaluated in the page. Finds a page wider than its window, clipped
 * words, words broken inside, targets that are too small or overlap, distorted pictures, and prices on a picture.
 */
export function measureLayout(): readonly string[] {
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className.toString().split(" ")[0]} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  // Looked at once: a page has thousands of elements, and a window is measured at several widths.
  const everyShown = [...document.querySelectorAll("main *")].filter(isShown);
  const shown = (selector: string) => everyShown.filter((element) => element.matches(selector));

  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);

  for (const element of everyShown) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hasOwnText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (element.classList.contains("visually-hidden")) continue;
    const isCut = overflowX === "hidden" || overflowX === "clip";
    if (hasOwnText && isCut && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1)
      problems.push(`cut off: ${nameOf(element)}`);
  }

  const isBroken = (text: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 6;
  };
  for (const element of everyShown) {
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.nodeValue?.trim()) continue;
      if (!isBroken(text, 0, text.nodeValue.length)) continue;
      for (const { 0: word, index } of text.nodeValue.matchAll(/[\p{L}\p{N}]{2,}/gu))
        if (isBroken(text, index, index + word.length)) problems.push(`broken in mid-letter: ${word}`);
    }
  }

  for (const element of shown("a, button, h1, h2, h3, b, dt, dd, label")) {
    const parent = element.parentElement?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const scrolls = element.closest("[class*=carousel], [tabindex], ul") !== null;
    if (parent && !scrolls && own.right > clientWidth + 1)
      problems.push(`beyond the edge: ${nameOf(element)}`);
  }

  for (const image of shown("img")) {
    if (!(image instanceof HTMLImageElement) || !image.complete || !image.naturalWidth) continue;
    const { objectFit } = getComputedStyle(image);
    const shape = image.width / image.height / (image.naturalWidth / image.naturalHeight);
    if (objectFit === "fill" && (shape < 0.97 || shape > 1.03)) problems.push(`out of shape: ${image.src}`);
  }

  for (const price of shown("li strong")) {
    const own = price.getBoundingClientRect();
    for (const picture of price.closest("li")?.querySelectorAll("img") ?? []) {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      if (own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1)
        problems.push(`on a picture: ${nameOf(price)}`);
    }
  }

  const targets = shown("a, button, summary, select").filter(
    (target) => !target.closest("p") && getComputedStyle(target).display !== "inline",
  );
  for (const target of targets) {
    const { height, width } = target.getBoundingClientRect();
    if (height < 23.5 || width < 23.5)
      problems.push(`too small to hit: ${nameOf(target)} ${width} × ${height}`);
  }
  return [...new Set(problems)];
}
