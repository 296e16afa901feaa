import type { GuaranteeNotice as Notice, StatedGuarantee } from "../model/guarantee-notice";
import styles from "./guarantee.module.css";

/** What the law demands to state about the legal guarantee: the notice, and outside it the country's own words. */
export function GuaranteeStatement({ stated }: { readonly stated: StatedGuarantee }) {
  const { notice, national, repair } = stated;
  return (
    <>
      {notice ? <GuaranteeNotice notice={notice} /> : null}
      {national ? <p className={styles.national}>{national}</p> : null}
      {repair ? <p className={styles.national}>{repair}</p> : null}
    </>
  );
}

/**
 * The harmonised notice on the legal guarantee: the official artwork if the merchant has set it, else drawn from its
 * official text. Nothing may be added to it or left out (Implementing Regulation (EU) 2025/1960, Annex I).
 */
function GuaranteeNotice({ notice }: { readonly notice: Notice }) {
  return notice.file ? <OfficialNotice {...notice} file={notice.file} /> : <DrawnNotice {...notice} />;
}

/** An A4 page; its text for those who cannot see it, and its QR code's link, which a phone cannot scan from itself. */
function OfficialNotice({ file, text, href }: Notice & { readonly file: string }) {
  const { title, protection, claim, examples, liable, remedies, longer, whatToDo, steps, commercial } = text;
  const alt = [
    title,
    protection,
    claim,
    ...examples,
    liable,
    ...remedies,
    longer,
    whatToDo,
    ...steps,
    commercial,
  ];
  return (
    <figure className={styles.official}>
      <img src={file} alt={alt.join(" ")} width="595" height="842" loading="lazy" />
      <figcaption>
        <a href={href} target="_blank" rel="noreferrer">
          {text.link}
        </a>
      </figcaption>
    </figure>
  );
}

function DrawnNotice({ text, href, code }: Notice) {
  return (
    <div className={styles.notice}>
      <div className={styles.head}>
        <img src="/law/flag.svg" alt="" width="54" height="36" loading="lazy" />
        <strong>{text.title}</strong>
      </div>
      <p className={styles.protection}>{text.protection}</p>
      <div className={styles.columns}>
        <div>
          <p>{text.claim}</p>
          <List items={text.examples} />
          <p>{text.liable}</p>
          <List items={text.remedies} />
        </div>
        <div>
          <p>{text.longer}</p>
          <p>{text.more}</p>
          <p className={styles.code}>
            <img src={code} alt="" width="111" height="111" loading="lazy" />
            <a href={href} target="_blank" rel="noreferrer">
              {text.link}
            </a>
          </p>
        </div>
      </div>
      <div className={styles.steps}>
        <p>{text.whatToDo}</p>
        <ol>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className={styles.commercial}>{text.commercial}</p>
    </div>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
