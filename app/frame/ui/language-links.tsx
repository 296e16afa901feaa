import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";

type Props = { readonly frame: FrameContent; readonly className?: string };

/** The token is replaced by this page's path in the language, for each request. */
export function toLanguageToken(language: string): string {
  return `%path-in-${language}%`;
}

/** The same page in the country's other languages. */
export function LanguageLinks({ frame, className }: Props) {
  const translate = useTranslate();
  if (frame.languages.length < 2) return null;
  return (
    <ul className={className} aria-label={translate("frame.header.language")}>
      {frame.languages.map(({ language, name, prefix }) => (
        <li key={language}>
          {language === translate.language ? (
            <b aria-current="true" lang={language}>
              {name}
            </b>
          ) : (
            <a
              href={toLanguageToken(language)}
              lang={language}
              hrefLang={language}
              data-language={language}
              data-prefix={prefix}
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
