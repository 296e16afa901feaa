import type { BlockContents } from "../../model/block-shapes";
import { BlockSection } from "./block-section";
import styles from "./working-time.module.css";

type Props = {
  readonly content: BlockContents["working-time"];
  readonly facts: { readonly rows: readonly (readonly [days: string, hours: string])[] };
};

/** When somebody answers, by the clocks of the shop's country. */
export function WorkingTime({ content, facts }: Props) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <table className={styles.hours}>
        <tbody>
          {facts.rows.map(([days, hours]) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BlockSection>
  );
}
