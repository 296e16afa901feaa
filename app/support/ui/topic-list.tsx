import type { MouseEvent } from "react";
import { Link } from "../../design/link";
import { supportPath } from "../model/support-path";
import { isReason, isSubreason } from "../model/support-topics";
import type { SupportFormView } from "../model/support-view";
import styles from "./support-form.module.css";

type Props = {
  readonly view: SupportFormView;
  readonly prefix: string;
  readonly onChoose: (subreason: string) => void;
};

/** The first step: the topic. Each one is a link that opens the form with its fields. */
export function TopicList({ view, prefix, onChoose }: Props) {
  const { messages, reasons, form } = view;
  const product = form.given.includes("productNumber") ? form.productNumber : "";
  const toAddress = (reason: string, subreason: string) =>
    supportPath(prefix, {
      ...(isReason(reason) && { reason }),
      ...(isSubreason(subreason) && { subreason }),
      product,
      ...(view.isFlagged && { "web-form": "on" }),
    });
  return (
    <section className={styles.topics} aria-label={messages.choose}>
      <h2>{messages.choose}</h2>
      {reasons.map(({ id: reason, name, subreasons }) => (
        <details key={reason} name="support-topic" className={styles.topic}>
          <summary>{name}</summary>
          <ul>
            {subreasons.map(({ id, name: subname }) => (
              <li key={id}>
                <Link href={toAddress(reason, id)} onClick={(event) => chooseHere(event, id, onChoose)}>
                  {subname}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function chooseHere(event: MouseEvent, subreason: string, onChoose: (subreason: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  onChoose(subreason);
}
