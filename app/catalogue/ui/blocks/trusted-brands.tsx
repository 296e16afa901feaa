import { BlockSection } from "../../../content/ui/blocks/block-section";
import { usePathPrefix } from "../../../i18n/use-path-prefix";
import type { BlockView } from "../../model/block-view";
import { brandMarks } from "../../model/brands";
import styles from "./trusted-brands.module.css";

/** The house's brands by their marks, each leading to its products. */
export function TrustedBrands({ content }: BlockView<"trusted-brands">) {
  const prefix = usePathPrefix();
  return (
    <BlockSection title={content.title}>
      <ul className={styles.brands}>
        {brandMarks.map(([name, mark]) => (
          <li key={name}>
            <a href={`${prefix}/search?brand=${encodeURIComponent(name)}`}>
              <img src={mark} width="240" height="80" alt={name} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
