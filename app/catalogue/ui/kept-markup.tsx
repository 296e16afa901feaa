import { type ComponentType, use } from "react";
import { MarkupMemoContext } from "../../design/markup-memo";
import { TranslateContext, useTranslate } from "../../i18n/translate-context";
import { PathPrefixContext, usePathPrefix } from "../../i18n/use-path-prefix";

type Props<Shown extends object> = {
  /** The part's name; with what it shows, the locale and the language prefix it is the key. */
  readonly name: string;
  /** May read its props, the words and the prefix, and nothing else. */
  readonly part: ComponentType<Shown>;
  readonly shows: Shown;
  readonly as?: "div" | "section" | "ul";
  readonly className?: string;
};

/** A part without state: on the server its markup is made once for all pages that show the same in it. */
export function KeptMarkup<Shown extends object>({
  name,
  part: Part,
  shows,
  as: Tag = "div",
  className,
}: Props<Shown>) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const remember = use(MarkupMemoContext);
  if (!remember) {
    return (
      <Tag className={className}>
        <Part {...shows} />
      </Tag>
    );
  }
  const markup = remember(`${name} ${translate.locale}${prefix} ${JSON.stringify(shows)}`, () => (
    <TranslateContext value={translate}>
      <PathPrefixContext value={prefix}>
        <Part {...shows} />
      </PathPrefixContext>
    </TranslateContext>
  ));
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
