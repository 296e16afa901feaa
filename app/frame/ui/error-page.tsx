import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { brands } from "../../catalogue/model/brands";
import { brand } from "../../countries/model/brand";
import { LinkButton } from "../../design/button";
import { StaticSlot } from "../../design/static-slot";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./error-page.module.css";

type Kind = "missing" | "refused" | "unavailable" | "broken" | "offline";

const kinds: Readonly<Record<number, Kind>> = {
  400: "refused",
  404: "missing",
  405: "refused",
  503: "unavailable",
};

function toKind(error: unknown): Kind {
  if (isRouteErrorResponse(error)) return kinds[error.status] ?? "broken";
  return globalThis.navigator?.onLine === false ? "offline" : "broken";
}

function toCode(kind: Kind, error: unknown): number | null {
  if (kind === "offline") return null;
  return kind !== "broken" && isRouteErrorResponse(error) ? error.status : 500;
}

/** 404, a request that the page does not take, 503, no network and everything else, inside the frame: what happened and ways on. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const kind = toKind(error);
  useEffect(() => {
    if (kind !== "offline") return;
    const loadAgain = () => location.reload();
    addEventListener("online", loadAgain);
    return () => removeEventListener("online", loadAgain);
  }, [kind]);
  const title = translate(`frame.error.${kind}.title`);
  return (
    <div className={styles.page}>
      <title>{`${title} | ${brand.name}`}</title>
      <p className={styles.code} aria-hidden="true">
        {toCode(kind, error)}
      </p>
      <h1>{title}</h1>
      <p className={styles.text}>{translate(`frame.error.${kind}.text`)}</p>
      {kind === "missing" ? <SearchAgain prefix={prefix} /> : null}
      <p className={styles.actions}>
        {kind === "missing" ? null : (
          <LinkButton look="primary" href="" hrefLang={translate.language}>
            {translate("frame.error.again")}
          </LinkButton>
        )}
        <LinkButton look="ghost" href={prefix || "/"}>
          {translate("frame.error.home")}
        </LinkButton>
        <LinkButton look="ghost" href={`${prefix}/categories`}>
          {translate("frame.navigation.title")}
        </LinkButton>
      </p>
      <StaticSlot slot="departments" className={styles.links} />
      {kind === "missing" ? <Brands prefix={prefix} /> : null}
    </div>
  );
}

function SearchAgain({ prefix }: { readonly prefix: string }) {
  const translate = useTranslate();
  return (
    <search className={styles.search}>
      <form action={`${prefix}/search`}>
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

function Brands({ prefix }: { readonly prefix: string }) {
  return (
    <section className={styles.links}>
      <h2>{useTranslate()("frame.error.brands")}</h2>
      <ul>
        {brands.map((name) => (
          <li key={name}>
            <a href={`${prefix}/search?brand=${encodeURIComponent(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
