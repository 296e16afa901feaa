import { type FormEvent, useState, useSyncExternalStore } from "react";
import { Button } from "../../design/button";
import { Field } from "../../design/field";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import type { SecurityView } from "../model/security-view";
import { PresentPassword } from "./security-forms";
import styles from "./security-page.module.css";

const unchanging = () => () => {};

/** Creates a passkey in the browser; without scripts or browser support the form says so. */
export function PasskeyForm(view: SecurityView) {
  const { messages, paths, passkeyName } = view;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const canAdd = useSyncExternalStore(
    unchanging,
    () => typeof PublicKeyCredential === "function",
    () => false,
  );
  if (!canAdd) return <p className={styles.small}>{messages["passkeys.unsupported"]}</p>;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const { addPasskey } = await import("../browser/passkeys");
    const added = await addPasskey(paths.passkeys, {
      password: String(form.get("password") ?? ""),
      name: String(form.get("name") ?? ""),
    });
    if (added.ok) return location.assign(paths.page);
    setProblem(added.problem ?? messages["passkeys.failed"]);
    setBusy(false);
  }

  return (
    <Form
      className={styles.form}
      onSubmit={(event) =>
        void add(event).catch(() => {
          setProblem(messages["passkeys.failed"]);
          setBusy(false);
        })
      }
    >
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Field
        id="passkey-name"
        name="name"
        label={messages["passkeys.name"]}
        defaultValue={passkeyName}
        maxLength={60}
      />
      <PresentPassword {...view} intent="passkey" />
      <Button type="submit" disabled={isBusy}>
        {messages["passkeys.add"]}
      </Button>
    </Form>
  );
}
