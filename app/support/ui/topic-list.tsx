import type { MouseEvent } from "react";
import { Link } from "../../design/link";
import { supportPath } from "../model/support-path";
import { isReason, isSubreason } from "../model/support-topics";
import type { ReasonView, SupportFormView } from "../model/support-view";
import styles from "./support-form.module.css";

/** Questions of a reason that show while it is closed. */
const shownQuestions = 2;

/** The subreason whose form asks for nothing but a message. */
const anyTopic = "other-question";

type Props = {
  readonly view: SupportFormView;
  readonly prefix: string;
  readonly onChoose: (subreason: string) => void;
};

/** The first step: the topic, in groups. Each one is a link that opens the form with its fields. */
export function TopicList({ view, prefix, onChoose }: Props) {
  const { messages, groups, form } = view;
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
      <div className={styles.groups}>
        {groups.map(({ name, reasons }) => (
          <div key={name} className={styles.group}>
            <h3>{name}</h3>
            {reasons.map((reason) => (
              <Reason key={reason.id} reason={reason} toAddress={toAddress} onChoose={onChoose} />
            ))}
          </div>
        ))}
        <div className={styles.group}>
          <h3>{messages.write.text}</h3>
          <Link
            className={styles.apply}
            href={toAddress("other", anyTopic)}
            onClick={(event) => chooseHere(event, anyTopic, onChoose)}
          >
            {messages.write.button}
          </Link>
        </div>
      </div>
    </section>
  );
}

type ReasonProps = Pick<Props, "onChoose"> & {
  readonly reason: ReasonView;
  readonly toAddress: (reason: string, subreason: string) => string;
};

/** A reason, with the first of its questions to tell it from its neighbours. */
function Reason({ reason: { id: reason, name, subreasons }, toAddress, onChoose }: ReasonProps) {
  const first = subreasons.slice(0, shownQuestions).map((each) => each.name);
  return (
    <details name="support-topic" className={styles.topic}>
      <summary>
        <span>
          <span>{name}</span>
          <small>{first.join(" · ")}</small>
        </span>
      </summary>
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
  );
}

function chooseHere(event: MouseEvent, subreason: string, onChoose: (subreason: string) => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  onChoose(subreason);
}
