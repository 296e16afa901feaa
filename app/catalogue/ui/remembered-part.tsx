import { type ReactElement, use } from "react";
import { MarkupMemoContext } from "../../design/markup-memo";
import { TranslateContext, useTranslate } from "../../i18n/translate-context";
import { useRestoredFocus } from "./use-restored-focus";

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
