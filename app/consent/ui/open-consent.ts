import { notify } from "../../design/notification-store";
import { announceConsent, onConsent } from "../browser/consent-state";
import { readChoice, readConsent } from "../model/consent";
import forms from "./consent-form.module.css";
import styles from "./consent-panel.module.css";

export type ConsentPanel = {
  /** Asks at the window's lower edge, until somebody chooses or puts it away; focus stays where it is. */
  ask(): void;
  /** The dialog of all purposes. */
  openDialog(): void;
};

type Options = {
  /** Where the panel's markup is. */
  readonly source: string;
  /** `utm_source` of the page that the visitor came to first; empty: none. */
  readonly landing: string;
};

/** Fetches the panel's markup and puts the dialog into the page. Rejects when it cannot be had. */
export async function openConsent({ source, landing }: Options): Promise<ConsentPanel> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`The consent panel answered ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
  const question = find(parsed, `.${styles.ask}`);
  const dialog = find<HTMLDialogElement>(parsed, `.${styles.dialog}`);
  const form = find<HTMLFormElement>(dialog, `.${forms.form}`);
  const banner = createBanner(question);
  document.body.append(dialog);

  const openDialog = () => {
    const agreed: ReadonlySet<string> = readConsent(document.cookie);
    for (const box of dialog.querySelectorAll("input")) box.checked = agreed.has(box.value);
    if (!dialog.open) dialog.showModal();
  };
  const choose = async (fields: FormData) => {
    if (landing) fields.set("landing", landing);
    for (const part of [question, dialog]) find(part, "[data-consent=failed]").hidden = true;
    const isPosted = await postChoice(form.action, fields);
    // Where the browser takes no cookies, nothing was saved.
    const isKept = isPosted && readChoice(document.cookie) !== null;
    if (!isKept) {
      find(dialog.open ? dialog : question, "[data-consent=failed]").hidden = false;
      return;
    }
    dialog.close();
    announceConsent();
    notify({ id: "consent", kind: "ok", text: dialog.dataset.saved ?? "", dismissAfterMs: 3000 });
  };
  question.addEventListener("click", ({ target }) => {
    const choice = readButton(target)?.dataset.choice;
    if (choice === "open") openDialog();
    else if (choice === "later") banner.remove();
    else if (choice) choose(toFields(choice));
  });
  // Who leaves the question by Escape has not answered it: it comes again with the next document.
  question.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") banner.remove();
  });
  dialog.addEventListener("click", ({ target }) => {
    if (readButton(target)?.dataset.choice === "later") dialog.close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    choose(new FormData(form, event.submitter));
  });
  onConsent(banner.remove);
  return { ask: banner.show, openDialog };
}

/** The question in a live region of its own, so that it is said; first in the page, so that the keyboard finds it. */
function createBanner(question: HTMLElement) {
  const region = document.createElement("div");
  region.ariaLive = "polite";
  // In a sheet: the root's own style goes when an error's page mounts the document's frame anew.
  const room = new CSSStyleSheet();
  document.adoptedStyleSheets.push(room);
  const size = new ResizeObserver(() =>
    room.replaceSync(`:root { --consent-height: ${question.offsetHeight}px; }`),
  );
  let before: Element | null = null;
  question.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !question.contains(relatedTarget)) before = relatedTarget;
  });
  return {
    show() {
      document.body.prepend(region);
      requestAnimationFrame(() => {
        region.append(question);
        size.observe(question);
      });
    },
    /** Gives the focus back to where it came from. */
    remove() {
      const hadFocus = question.contains(document.activeElement);
      size.disconnect();
      region.remove();
      room.replaceSync("");
      if (!hadFocus) return;
      const next = before?.isConnected ? before : document.getElementById("content");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
  };
}

function toFields(choice: string): FormData {
  const fields = new FormData();
  fields.set("choice", choice);
  return fields;
}

/** The page's own form, posted; it answers by leading on, which nobody follows here. */
async function postChoice(action: string, body: FormData): Promise<boolean> {
  try {
    const answer = await fetch(action, { method: "POST", body, redirect: "manual" });
    return answer.type === "opaqueredirect";
  } catch {
    return false;
  }
}

function readButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-choice]") : null;
}

function find<Found extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The consent panel has no ${selector}`);
  return found;
}
