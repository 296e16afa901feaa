/** Events that are held until the scripts run. */
const pressed = ["click", "submit", "change", "input"];
/** Events that show that a visitor is present. */
const signs = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "visibilitychange",
];
/**
 * Buttons that only work with a script (of wallets too), and links that a script changes: of the cart, the comparison,
 * the lists, of panels, and those that are marked (of the gallery, the energy label).
 */
const scripted =
  "button[type=button]:not([popovertarget],[commandfor]),button[name=wallet],[data-cart-link],a[data-compare],a[data-compare-remove],a[data-save],a[data-open],a[data-scripted],[data-scripted] a";

/** Listens at the window, before the page's listeners; returns a function that stops. */
function on(types: readonly string[], act: (event: Event) => void, passive = false): () => void {
  for (const type of types) addEventListener(type, act, { capture: true, passive });
  return () => {
    for (const type of types) removeEventListener(type, act, true);
  };
}

/** Holds the last event of each control and repeats it when the scripts run; if they fail, the browser handles it. */
function createHold(start: () => void, kinds: readonly string[]) {
  const held = new Map<EventTarget, () => void>();
  const holdClick = (event: Event, target: Element) => {
    const control = target.closest<HTMLElement>(scripted);
    const isElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!control || isElsewhere) return;
    event.preventDefault();
    control.setAttribute("aria-busy", "true");
    held.set(control, () => {
      control.removeAttribute("aria-busy");
      control.click();
    });
  };
  const holdSubmit = (event: Event, form: Element) => {
    if (!(event instanceof SubmitEvent && form instanceof HTMLFormElement)) return;
    const { submitter } = event;
    if ((form.dataset.cartForm ?? submitter?.dataset.cartForm) === undefined) return;
    event.preventDefault();
    submitter?.setAttribute("aria-busy", "true");
    held.set(submitter ?? form, () => {
      submitter?.removeAttribute("aria-busy");
      form.requestSubmit(submitter);
    });
  };
  const hold = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    start();
    if (type === "click") holdClick(event, target);
    else if (type === "submit") holdSubmit(event, target);
    else held.set(target, () => repeat(target, type));
  };
  const stop = on(kinds, hold);
  return {
    held,
    release() {
      stop();
      for (const act of held.values()) act();
      held.clear();
    },
  };
}

/**
 * React detects a change by the last value that it saw: the field is set to another value, then to its own. A file
 * field would lose its files by that.
 */
function repeat(target: EventTarget, type: string): void {
  if (target instanceof HTMLInputElement && target.type !== "file") {
    const { value } = target;
    target.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(target, value);
    if (type === "change") target.dispatchEvent(new Event("input", { bubbles: true }));
  }
  target.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Requests the page's scripts and their messages at once, and runs the scripts. The links to style sheets stay disabled:
 * their rules are inside the document.
 */
function loadScripts(late: HTMLScriptElement, urls: string, onerror: () => void): void {
  const add = (properties: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement("link"), properties));
  for (const href of urls.split(" ")) add({ rel: "modulepreload", href });
  for (const { content } of document.querySelectorAll<HTMLMetaElement>(
    "meta[name=words]:not([data-on-need])",
  ))
    add({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: content });
  const script = document.createElement("script");
  const { nonce } = late;
  document.head.append(
    Object.assign(script, { type: "module", nonce, textContent: toTrustedText(late), onerror }),
  );
}

/** Returns the text of the served script, which runs only as a trusted text where the browser has Trusted Types. */
function toTrustedText({ textContent }: HTMLScriptElement): string | null {
  const types: TrustedTexts | undefined = Reflect.get(window, "trustedTypes");
  return types?.createPolicy("late", { createScript: () => textContent }).createScript("") ?? textContent;
}

/** A part of the browser's `trustedTypes`; its texts are objects that only the browser can read. */
type TrustedTexts = {
  createPolicy(
    name: string,
    rules: { createScript(): string | null },
  ): { createScript(text: string): string };
};

function replacePicture({ target }: Event): void {
  const address = "/pictures/default.svg";
  if (!(target instanceof HTMLImageElement) || target.src.endsWith(address)) return;
  target.removeAttribute("srcset");
  target.src = address;
}

/**
 * Delays the fonts, whose rules are in the style sheet before this script, until the first picture is painted: they
 * would share the connection with it. After a page of this shop the browser has them.
 */
function delayFonts(script: HTMLOrSVGScriptElement): void {
  const rules = script.previousElementSibling;
  if (!(rules instanceof HTMLStyleElement) || document.referrer.startsWith(`${location.origin}/`)) return;
  rules.media = "not all";
  const stop = on(["load"], ({ target }) => {
    const isFirstPicture = target instanceof HTMLImageElement && target.fetchPriority === "high";
    if (target !== document && !isFirstPicture) return;
    stop();
    requestAnimationFrame(() => setTimeout(() => showFonts(rules)));
  });
}

/**
 * Loads all files before the rules apply: the page is laid out again once, not with each file. Each rule is a face with
 * one file; one that fails is requested again by its rule.
 */
function showFonts(rules: HTMLStyleElement): void {
  const loads = Array.from(rules.sheet?.cssRules ?? [], ({ cssText }) => {
    const [, href = ""] = /url\("(.*?)"/.exec(cssText) ?? [];
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }),
    );
    return new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  });
  void Promise.all(loads).then(() => {
    rules.media = "";
  });
}

/**
 * A row with scroll snap scrolls without input, the page does not; a visitor who leaves does not count. Below a mouse
 * that rests, browsers report a move by nothing while the page is laid out.
 */
const isSign = (event: Event): boolean =>
  (event.type !== "scroll" || event.target === document) &&
  !(event.type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY) &&
  !document.hidden;

/** Skips the rendering of what is far below the window until the first interaction (`data-opening`). */
function waitBelow(): void {
  const { dataset } = document.documentElement;
  // A visitor who returns to a scroll position, or opens a fragment, needs all parts at their own heights at once.
  if (history.state || location.hash) return;
  dataset.opening = "";
  const stop = on(
    signs,
    (event) => {
      if (!isSign(event)) return;
      stop();
      // After the next paint, so that the response to a press does not wait for the layout.
      requestAnimationFrame(() => setTimeout(() => delete dataset.opening));
    },
    true,
  );
}

/**
 * Starts a page's scripts at the visitor's first interaction, or when the page is loaded for a returning visitor (who
 * may have a cart). Events are held until they run and are repeated then; links and other forms work without them. The
 * build puts this file unchanged into the head of pages (`toFirstView`): it imports nothing.
 */
function startLate(): void {
  let isWanted = false;
  const start = () => {
    isWanted = true;
    const late = document.querySelector<HTMLScriptElement>("script[data-late]");
    // While the document arrives, the script may be missing, or be there without its text.
    if (!late || !(late.nextSibling || document.readyState !== "loading")) return;
    stopSigns();
    const { late: urls } = late.dataset;
    late.dataset.late = "";
    if (urls) loadScripts(late, urls, release);
  };
  const { held, release } = createHold(start, pressed);
  const onSign = (event: Event) => {
    if (!isSign(event)) return;
    const { type } = event;
    if (type === "visibilitychange") held.set(document, () => repeat(document, type));
    start();
  };
  const stopSigns = on(signs, onSign, true);
  // The entry's import is not awaited: when it fails, the browser handles the held events.
  on(["hydrated", "unhandledrejection"], release);
  // A picture that fails to load is replaced by the default one (`defaultPicture`), also before any interaction.
  on(["error"], replacePicture);
  on(["DOMContentLoaded"], () => {
    if (isWanted) start();
  });
  // A first visitor has no cookie: the first private response sets some (docs/edge.md).
  on(["load"], () => {
    if (document.cookie !== "") setTimeout(start);
  });
}

/** When scripts start at once, events that only they handle are held until they run; forms work without them. */
function holdPresses(): void {
  const { release } = createHold(() => {}, ["click"]);
  on(["hydrated"], release);
  on(["error"], ({ target }) => target instanceof HTMLScriptElement && release());
}

/**
 * A form that a browser's assistant submits goes to the server, as without scripts: the assistant waits for the next
 * document, and calls a form that another listener handles broken.
 * Source: WebMCP, declarative API
 */
function passToolSubmits(): void {
  on(["submit"], (event) => {
    const { target } = event;
    const isTool = target instanceof Element && target.matches("[toolautosubmit]");
    if (isTool && Reflect.get(event, "agentInvoked")) event.stopImmediatePropagation();
  });
}

// First, because listeners run in their order.
passToolSubmits();
const script = document.currentScript;
if (script?.dataset.hold === undefined) {
  if (script) delayFonts(script);
  waitBelow();
  startLate();
} else holdPresses();
