import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { brands } from "../../catalogue/model/brands";
import { brand } from "../../countries/model/brand";
import { LinkButton } from "../../design/button";
import { StaticSlot } from "../../design/static-slot";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import styles from "./error-page.module.css";

type Kind = "missing" | "unavailable" | "broken" | "offline";

function toKind(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return globalThis.navigator?.onLine === false ? "offline" : "broken";
  if (error.status === 404) return "missing";
  return error.status === 503 ? "unavailable" : "broken";
}

const codes: Readonly<Record<Kind, string>> = {
  missing: "404",
  unavailable: "503",
  broken: "500",
  offline: "",
};

/** 404, 503, no network and everything else, inside the frame: what happened and ways on. */
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
        {codes[kind]}
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
