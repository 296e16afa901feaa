import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import { RichText } from "./rich-text";
import styles from "./tabs.module.css";

/** Texts behind their names: one row of radio buttons, each with its panel after it, so that no script is needed. */
export function Tabs({ content, slug }: { readonly content: BlockContents["tabs"]; readonly slug: string }) {
  return (
    <BlockSection title={content.title}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{content.title}</legend>
        {content.tabs.map(({ title, paragraphs }, at) => (
          <div key={title} className={styles.tab}>
            <label>
              <input
                type="radio"
                name={`tab-of-${slug}`}
                defaultChecked={at === 0}
                className="visually-hidden"
              />
              {title}
            </label>
            <div className={styles.panel}>
              <RichText content={{ paragraphs }} />
            </div>
          </div>
        ))}
      </fieldset>
    </BlockSection>
  );
}
