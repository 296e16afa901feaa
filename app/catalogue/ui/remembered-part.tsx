import { type FocusEvent, type ReactElement, use, useLayoutEffect, useRef } from "react";
import { focusFirstControl } from "../../design/browser/focus-content";
import { MarkupMemoContext } from "../../design/markup-memo";
import { TranslateContext, useTranslate } from "../../i18n/translate-context";

type Props = {
  readonly name: string;
  /** All that the child shows, besides messages. */
  readonly shown: unknown;
  readonly className?: string | undefined;
  readonly children: ReactElement;
};

/**
 * A part of a page whose markup the server caches by what it shows; in the browser its child hydrates that markup. The
 * child must not read the router's context while it renders.
 */
export function RememberedPart({ name, shown, className, children }: Props) {
  const remember = use(MarkupMemoContext);
  const translate = useTranslate();
  const focus = useRestoredFocus();
  if (!remember)
    return (
      <div className={className} {...focus}>
        {children}
      </div>
    );
  const html = remember(`${name} ${translate.locale} ${JSON.stringify(shown)}`, () => (
    <TranslateContext value={translate}>{children}</TranslateContext>
  ));
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Keeps the focus in an element, which takes the returned props: when an update removes the focused control, the first
 * visible control of the element gets the focus.
 */
function useRestoredFocus() {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) focusFirstControl(box.current);
  });
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null;
    },
  };
}
