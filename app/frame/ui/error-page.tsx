import { type ComponentType, lazy, useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { defaultPicture } from "../../catalogue/model/default-picture";
import { brand } from "../../countries/model/brand";
import { Button, LinkButton } from "../../design/button";
import { reloadPage } from "../../design/reload-page";
import { watchPageLife } from "../../foundation/browser/watch-page-life";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./error-page.module.css";

/**
 * Loaded lazily: few errors show it, and no page begins with one. When its script fails to load, the link to the start
 * page remains.
 */
const WaysOn = lazy<ComponentType>(() =>
  import("./ways-on").then(
    ({ WaysOn: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

type Kind = "missing" | "refused" | "unavailable" | "broken" | "offline";

const kinds: Readonly<Record<number, Kind>> = {
  400: "refused",
  404: "missing",
  405: "refused",
  503: "unavailable",
};

/** Drawings represent missing pages and no network; other errors show a closed crate. */
const pictures: Readonly<Record<Kind, string>> = {
  missing: "/pictures/empty-not-found.svg",
  offline: "/pictures/empty-offline.svg",
  refused: defaultPicture,
  unavailable: defaultPicture,
  broken: defaultPicture,
};

function toKind(error: unknown): Kind {
  if (isRouteErrorResponse(error)) return kinds[error.status] ?? "broken";
  return globalThis.navigator?.onLine === false ? "offline" : "broken";
}

function toCode(kind: Kind, error: unknown): number | null {
  if (kind === "offline") return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/**
 * 404, a request that the page does not accept, 503, no network and everything else, inside the frame: what happened,
 * and links to continue.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const kind = toKind(error);
  useEffect(() => (kind === "offline" ? watchPageLife({ online: reloadPage }) : undefined), [kind]);
  const title = translate(`frame.error.${kind}.title`);
  return (
    <div className={styles.page} data-failed={kind === "missing" ? undefined : ""}>
      <title>{`${title} | ${brand.name}`}</title>
      <img className={styles.picture} src={pictures[kind]} width="320" height="240" alt="" />
      <p className={styles.code} aria-hidden="true">
        {toCode(kind, error)}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{translate(`frame.error.${kind}.text`)}</p>
      <p className={styles.actions}>
        <LinkButton look="primary" href={prefix || "/"}>
          {translate("frame.error.home")}
        </LinkButton>
        {kind === "missing" ? null : (
          <LinkButton look="ghost" href="" hrefLang={translate.language}>
            {translate("frame.error.again")}
          </LinkButton>
        )}
        <span className="only-with-script">
          <Button look="link" onClick={() => history.back()}>
            {translate("frame.error.back")}
          </Button>
        </span>
      </p>
      {kind === "missing" ? <WaysOn /> : null}
    </div>
  );
}
