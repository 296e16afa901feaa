import { use, useEffect, useState } from "react";
import { StaticHtmlContext, StaticSlot } from "../../design/static-slot";
import { useServedHtml } from "../../design/use-served-html";
import { whenIdle } from "../../foundation/browser/when-idle";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./error-page.module.css";

/** Links to continue from an error page: the search, then the blocks of departments and brands. */
export function WaysOn() {
  return (
    <>
      <SearchAgain />
      <Blocks />
    </>
  );
}

function SearchAgain() {
  const translate = useTranslate();
  return (
    <search className={styles.search}>
      <form action={`${usePathPrefix()}/search`}>
        <input
          type="search"
          name="q"
          aria-label={translate("frame.search.label")}
          minLength={2}
          maxLength={100}
          required
        />
        <button type="submit">{translate("frame.search.button")}</button>
      </form>
    </search>
  );
}

/** The blocks are part of the document; when the browser shows the error itself, they are requested when it is idle. */
function Blocks() {
  const isServed = Boolean(use(StaticHtmlContext)("ways-on"));
  const prefix = usePathPrefix();
  const [html, setHtml] = useState("");
  const markup = useServedHtml(html);
  useEffect(() => {
    if (isServed) return;
    whenIdle(() => void loadBlocks(prefix).then(setHtml, () => {}));
  }, [isServed, prefix]);
  if (isServed) return <StaticSlot slot="ways-on" />;
  return html ? <div dangerouslySetInnerHTML={markup} /> : null;
}

/** Includes their style sheets, which load with the names of their classes. */
async function loadBlocks(prefix: string): Promise<string> {
  const [answer] = await Promise.all([fetch(`${prefix}/ways-on`), import("../../catalogue/ui/block-styles")]);
  if (!answer.ok) throw new Error(`The ways on answered ${answer.status}`);
  return answer.text();
}
