/** Returns the partly clipped texts of an element, such as the header; evaluated in the page. */
export function listCutTexts(header: Element): readonly string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || !element?.checkVisibility()) continue;
    if (element.closest(".visually-hidden, a[href='#content']")) continue;
    const range = document.createRange();
    range.selectNode(text);
    let frame = {
      left: 0,
      top: Number.NEGATIVE_INFINITY,
      right: innerWidth,
      bottom: Number.POSITIVE_INFINITY,
    };
    for (let around: Element | null = element; around && around !== header; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const { left, top, right, bottom } = around.getBoundingClientRect();
      frame = {
        left: Math.max(frame.left, left),
        top: Math.max(frame.top, top),
        right: Math.min(frame.right, right),
        bottom: Math.min(frame.bottom, bottom),
      };
    }
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const isOutside =
        left >= frame.right || right <= frame.left || top >= frame.bottom || bottom <= frame.top;
      const isInside = left >= frame.left - 1 && right <= frame.right + 1 && bottom <= frame.bottom + 1;
      // Clipped to nothing: texts for screen readers.
      const isHidden = frame.right - frame.left <= 1;
      if (!isOutside && !isInside && !isHidden) cut.push(text.nodeValue.trim());
    }
  }
  return cut;
}
