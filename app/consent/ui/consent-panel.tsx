import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusContent } from "../../design/browser/focus-content";
import type { PanelProps } from "../../design/drawer";
import { Icon } from "../../design/icon";
import { Link } from "../../design/link";
import { readConsent } from "../model/consent";
import { ConsentForm } from "./consent-form";
import styles from "./consent-panel.module.css";
import type { ConsentPanelView, ConsentView } from "./to-consent-view";

export type ConsentPanelProps = {
  readonly panel: ConsentPanelView;
  /** Saves a choice. Resolves to false when it could not be posted, or when the browser stored no cookie. */
  readonly save: (fields: FormData) => Promise<boolean>;
  /** Reports the saved choice to the page, which closes the question. */
  readonly announce: () => void;
};

type BannerProps = ConsentPanelProps & {
  readonly onChoose: () => void;
  /** The visitor closes the question without a choice: it returns with the next document. */
  readonly onLater: () => void;
};

/** Asks for consent at the window's lower edge. Focus stays where it is. */
export function ConsentBanner({ panel, save, announce, onChoose, onLater }: BannerProps) {
  const { view, texts } = panel;
  const section = useRef<HTMLElement>(null);
  const [isFailed, setFailed] = useState(false);
  useReservedHeight(section);
  const returnFocusFrom = useFocusReturn(section);
  const choose = async (choice: "none" | "all") => {
    setFailed(false);
    const fields = new FormData();
    fields.set("choice", choice);
    if (await save(fields)) announce();
    else setFailed(true);
  };
  return (
    <section
      ref={section}
      className={styles.ask}
      aria-labelledby="consent-ask"
      onFocus={returnFocusFrom}
      onKeyDown={({ key }) => {
        if (key === "Escape") onLater();
      }}
    >
      <div className={styles.text}>
        <p id="consent-ask" className={styles.title}>
          {texts.question}
        </p>
        <p>
          {texts.explanation} <Link href={view.privacy.href}>{view.privacy.text}</Link>
        </p>
        {isFailed ? <Failure>{texts.failed}</Failure> : null}
      </div>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} onClick={() => choose("none")}>
          {view.messages.refuse}
        </button>
        <button type="button" className={styles.answer} onClick={() => choose("all")}>
          {view.messages.accept}
        </button>
        <button type="button" className={styles.choose} onClick={onChoose}>
          {texts.choose}
        </button>
      </div>
      <CloseButton label={texts.close} onClick={onLater} />
    </section>
  );
}

/** Shows all purposes in a modal dialog, with the visitor's present choice each time that it opens. */
export function ConsentDialog({ panel, save, announce, isOpen, onClose }: ConsentPanelProps & PanelProps) {
  const { view, texts } = panel;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (isOpen) element.showModal();
    else element.close();
    setFailed(false);
  }, [isOpen]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    const fields = new FormData(event.currentTarget, submitter);
    setFailed(false);
    if (!(await save(fields))) {
      setFailed(true);
      return;
    }
    // Closed first: focus then returns to where the dialog was opened.
    dialog.current?.close();
    announce();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="consent-title">{view.title}</h2>
        <CloseButton label={texts.close} onClick={onClose} />
      </div>
      <p>
        {view.lead} <Link href={view.privacy.href}>{view.privacy.text}</Link>
      </p>
      {isOpen ? (
        <ConsentForm view={withPresentChoice(view)} onSubmit={submit}>
          {isFailed ? <Failure>{texts.failed}</Failure> : null}
        </ConsentForm>
      ) : null}
    </dialog>
  );
}

function CloseButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} title={label} onClick={onClick}>
      <Icon name="cross" />
    </button>
  );
}

function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.failed} role="alert">
      {children}
    </p>
  );
}

/** The served view is the same for all visitors; the browser's cookie has the choice. */
function withPresentChoice(view: ConsentView): ConsentView {
  const agreed = readConsent(document.cookie);
  return {
    ...view,
    purposes: view.purposes.map((each) =>
      each.purpose === null ? each : { ...each, isAgreed: agreed.has(each.purpose) },
    ),
  };
}

/**
 * Lets the page scroll past the banner: `--consent-height` on the root element. Whatever the keyboard reaches or a link
 * leads to stands above it; so does the page's end.
 */
function useReservedHeight(banner: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return;
    // A style attribute of the root element is lost when an error page mounts the document again.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(() =>
      sheet.replaceSync(
        `:root { --consent-height: ${element.offsetHeight}px; scroll-padding-bottom: ${element.offsetHeight + 16}px; }
        body { padding-bottom: ${element.offsetHeight}px; }`,
      ),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [banner]);
}

/**
 * Gives focus back to where it came from when the banner goes while it has the focus; to the page's content otherwise.
 * Returns the banner's focus handler.
 */
function useFocusReturn(banner: { readonly current: HTMLElement | null }) {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = banner.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The banner leaves the document after this cleanup.
      queueMicrotask(() => {
        if (before.current?.isConnected) before.current.focus({ preventScroll: true });
        else focusContent();
      });
    };
  }, [banner]);
  return ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
    // The region also holds the dialog, which gives its focus back to the banner.
    const region = banner.current?.parentElement;
    if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget))
      before.current = relatedTarget;
  };
}
