import { brands } from "../../catalogue/model/brands";
import { useTranslate } from "../../i18n/translate-context";
import type { FrameContent } from "../model/frame-content";
import styles from "./error-page.module.css";

/** Ways on from an error page: the search, the departments, the brands. Rendered once per locale on the server. */
export function WaysOn({ frame: { departments, prefix } }: { readonly frame: FrameContent }) {
  const translate = useTranslate();
  return (
    <>
      <SearchAgain prefix={prefix} />
      <Links
        title={translate("frame.error.departments")}
        links={departments.map(({ name, slug }) => [name, `${prefix}/${slug}/`])}
      />
      <Links
        title={translate("frame.error.brands")}
        links={brands.map((name) => [name, `${prefix}/search?brand=${encodeURIComponent(name)}`])}
      />
    </>
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

type LinksProps = {
  readonly title: string;
  readonly links: readonly (readonly [name: string, href: string])[];
};

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles.links}>
      <h2>{title}</h2>
      <ul>
        {links.map(([name, href]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
