import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Drawer, type PanelProps } from "../../design/drawer";
import { Notice } from "../../design/notice";
import { useServedHtml } from "../../design/use-served-html";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { waiting } from "./country-list.module.css";

type List = { readonly from: string; readonly html: string };

/** The shops of all countries with links to the current page, as the server lists them. */
export function CountriesPanel({ isOpen, onClose }: PanelProps) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const [list, setList] = useState<List | null>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    setUnavailable(false);
    loadList(`${prefix}/countries/list?from=${from}`).then(
      (html) => setList({ from, html }),
      () => setUnavailable(true),
    );
  }, [isOpen, prefix, from]);
  const html = list?.from === from ? list.html : null;
  const markup = useServedHtml(html ?? "");
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={translate("frame.countries.title")}
      closeLabel={translate("frame.close")}
    >
      {html === null && !isUnavailable ? (
        <p className={waiting} role="status">
          {translate("frame.loading")}
        </p>
      ) : null}
      {html === null && isUnavailable ? (
        <Notice kind="bad">{translate("frame.error.broken.text")}</Notice>
      ) : null}
      {html === null ? null : <div dangerouslySetInnerHTML={markup} />}
    </Drawer>
  );
}

async function loadList(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The list of countries answered ${answer.status}`);
  return answer.text();
}
