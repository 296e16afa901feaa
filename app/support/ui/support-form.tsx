import { useEffect, useRef } from "react";
import errorList from "../../design/error-list.module.css";
import { Select } from "../../design/field";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { toTool } from "../../design/to-tool";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { listFormFields, listTopicAndOrderFields } from "../model/support-form";
import type { SupportFormView, SupportView } from "../model/support-view";
import { HumanCheck } from "./human-check";
import { SupportField } from "./support-field";
import styles from "./support-form.module.css";
import { TopicList } from "./topic-list";
import { type Draft, useSupportForm } from "./use-support-form";

type Props = {
  readonly view: SupportFormView;
  /** Prefix of the fields' ids: the panel may cover the page. */
  readonly scope: string;
  readonly draft: Draft;
  readonly onAnswer: (view: SupportView) => void;
};

/** First the topics, each a link that opens the form with its fields; then the form, a plain one without scripts. */
export function SupportForm({ view, scope, draft, onAnswer }: Props) {
  const prefix = usePathPrefix();
  const form = useSupportForm(view, draft, onAnswer);
  const { messages, currentUrl, ticket } = view;
  const { topic, state } = form;
  if (topic.reason === "") return <TopicList view={view} prefix={prefix} onChoose={form.chooseSubreason} />;
  const topicFields = listTopicAndOrderFields({ subreason: topic.subreason, given: view.form.given });
  const field = { view, scope, typed: draft.typed, subreason: topic.subreason };
  return (
    <Form
      method="post"
      action={`${prefix}/support`}
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      onInput={form.keep}
      aria-busy={state === "sending"}
      {...toTool("ask_support", view.title, "fills")}
    >
      {/* Enter presses the first button of a form: this one submits it, without a request for other fields. */}
      <button type="submit" hidden />
      <Problems view={view} scope={scope} subreason={topic.subreason} />
      <TopicChoice view={view} scope={scope} form={form} />
      {topicFields.length > 0 ? (
        <div className={styles.pair}>
          {topicFields.map((name) => (
            <SupportField key={name} name={name} {...field} />
          ))}
        </div>
      ) : null}
      <div className={styles.pair}>
        <SupportField name="contactName" {...field} />
        <SupportField name="companyName" {...field} />
      </div>
      <SupportField name="customerEmail" {...field} />
      <SupportField name="subject" {...field} />
      <SupportField name="description" {...field} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${scope}-website`}>{messages.trap}</label>
        <input id={`${scope}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="currentUrl" value={currentUrl} />
      <input type="hidden" name="given" value={view.form.given.join(" ")} />
      <p className={styles.small}>
        {messages.privacy.text} <Link href={messages.privacy.href}>{messages.privacy.link}</Link>
      </p>
      {view.siteKey ? <HumanCheck siteKey={view.siteKey} attempt={view} /> : null}
      {state === "unreachable" ? (
        <div className={styles.bad} role="alert">
          {messages.unreachable}
        </div>
      ) : null}
      <button type="submit" className={styles.act} aria-disabled={state === "sending"}>
        {state === "sending" ? messages.sending : messages.send}
      </button>
    </Form>
  );
}

/** Topic and question; without scripts a button loads the fields of another one. */
function TopicChoice({
  view,
  scope,
  form,
}: Pick<Props, "view" | "scope"> & { readonly form: ReturnType<typeof useSupportForm> }) {
  const { messages, groups, errors } = view;
  const { topic } = form;
  const subreasons =
    groups.flatMap(({ reasons }) => reasons).find(({ id }) => id === topic.reason)?.subreasons ?? [];
  return (
    <div className={styles.pair}>
      <Select
        id={`${scope}-reason`}
        name="reason"
        label={messages.labels.reason}
        error={errors.reason}
        value={topic.reason}
        onChange={({ target }) => form.chooseReason(target.value)}
      >
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.reasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        id={`${scope}-subreason`}
        name="subreason"
        label={messages.labels.subreason}
        error={topic.subreason === "" ? errors.subreason : undefined}
        value={topic.subreason}
        onChange={({ target }) => form.chooseSubreason(target.value)}
      >
        <option value="">{messages.chooseSubreason}</option>
        {subreasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" name="intent" value="choose" className={styles.apply}>
          {messages.apply}
        </button>
      </noscript>
    </div>
  );
}

type ProblemsProps = Pick<Props, "view" | "scope"> & { readonly subreason: string };

/** All errors, with links to the fields in the form's order; focused when the form returns with errors. */
function Problems({ view, scope, subreason }: ProblemsProps) {
  const { problem, errors, messages, form } = view;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.problem !== null) box.current?.focus();
  }, [view]);
  if (problem === null) return null;
  const wrong = listFormFields({ subreason, given: form.given }).filter((name) => errors[name]);
  return (
    <div className={errorList.list} role="alert" ref={box} tabIndex={-1}>
      <h2>{problem}</h2>
      {wrong.length > 0 ? (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${scope}-${name}`}>{messages.labels[name]}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
