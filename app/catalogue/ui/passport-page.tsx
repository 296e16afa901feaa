import { Breadcrumb } from "../../design/breadcrumb";
import { Link } from "../../design/link";
import { ModelText } from "../../design/model-text";
import { useTranslate } from "../../i18n/translate-context";
import { DurabilityLabel } from "../../law/ui/durability-label";
import { GuaranteeStatement } from "../../law/ui/guarantee-notice";
import { defaultPicture } from "../model/default-picture";
import type { PassportFacts, PassportView, SerialFormView } from "../model/passport-view";
import styles from "./passport-page.module.css";
import { PassportParts } from "./passport-parts";
import { RecallNotice } from "./recall-notice";
import { Section } from "./section";

/** Documents, data and safety information of an article or of one machine; the page is made to be printed, too. */
export function PassportPage({ passport }: { readonly passport: PassportView }) {
  const { crumbs, recalls, documents, data, measures, parts, guarantee, safety, others } = passport;
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={crumbs} here={passport.here} />
      <Head passport={passport} />
      <Section title={recalls.title} id="recalls">
        <div className={styles.list}>
          <SerialForm form={passport.serial} />
          {recalls.list.length === 0 ? <p role="status">{recalls.none}</p> : null}
          {recalls.list.map((recall) => (
            <RecallNotice key={recall.key} recall={recall} level="h3" />
          ))}
        </div>
      </Section>
      <Documents {...documents} />
      <FactSection facts={data} />
      <FactSection facts={measures} />
      <PassportParts parts={parts} />
      <Section title={guarantee.title} id="guarantee">
        {guarantee.stated ? <GuaranteeStatement stated={guarantee.stated} /> : null}
        {guarantee.durability ? <DurabilityLabel label={guarantee.durability} /> : null}
        <p>
          <Link href={guarantee.terms.href}>{guarantee.terms.text}</Link>
        </p>
      </Section>
      <FactSection facts={safety} />
      {others.list.length > 0 ? (
        <Section title={others.title} id="variants">
          <ul className={styles.files}>
            {others.list.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Head({ passport }: { readonly passport: PassportView }) {
  const { title, lead, notSold, product, picture, name, identity, code } = passport;
  return (
    <header className={styles.head}>
      <img src={picture ?? defaultPicture} alt={name} width="200" height="200" />
      <div className={styles.text}>
        <h1>
          <ModelText text={title} />
        </h1>
        <p>{lead}</p>
        {notSold ? (
          <p>
            <strong>{notSold}</strong>
          </p>
        ) : null}
        {product ? (
          <p className={styles.screen}>
            <Link href={product.href}>{product.text}</Link>
          </p>
        ) : null}
        <Rows rows={identity.rows} />
      </div>
      <figure className={styles.code}>
        <svg
          role="img"
          aria-label={code.text}
          viewBox={`0 0 ${code.mark.width} ${code.mark.height}`}
          width="148"
          height="148"
          shapeRendering="crispEdges"
        >
          <path d={code.mark.path} fill="currentColor" />
        </svg>
        <figcaption>{code.note}</figcaption>
      </figure>
    </header>
  );
}

function SerialForm({ form }: { readonly form: SerialFormView }) {
  const { variant, label, help, value, button, error } = form;
  return (
    <form className={styles.serial} action="#recalls">
      <input type="hidden" name="variant" value={variant} />
      <label htmlFor="serial">{label}</label>
      <span className={styles.row}>
        <input
          id="serial"
          type="text"
          className={styles.control}
          name="serial"
          defaultValue={value}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "serial-help serial-error" : "serial-help"}
        />
        <button type="submit" className={styles.button}>
          {button}
        </button>
      </span>
      <span id="serial-help" className={styles.help}>
        {help}
      </span>
      {error ? (
        <span id="serial-error" className={styles.error} role="alert">
          {error}
        </span>
      ) : null}
    </form>
  );
}

function Documents({ title, list, none, paper }: PassportView["documents"]) {
  return (
    <Section title={title} id="documents">
      {list.length === 0 ? <p>{none}</p> : null}
      <ul className={styles.files}>
        {list.map(({ href, text, language }) => (
          <li key={href}>
            <Link href={href} hrefLang={language?.code}>
              {text}
              {language ? (
                <>
                  {" · "}
                  <span lang={language.code}>{language.name}</span>
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {paper ? (
        <p className={styles.screen}>
          <Link href={paper.href}>{paper.text}</Link>
        </p>
      ) : null}
    </Section>
  );
}

/** Nothing without rows. */
function FactSection({ facts: { title, rows } }: { readonly facts: PassportFacts }) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <Rows rows={rows} />
    </Section>
  );
}

function Rows({ rows }: Pick<PassportFacts, "rows">) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ModelText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
