import { Button } from "../../design/button";
import { Form } from "../../design/form";
import { Notice } from "../../design/notice";
import styles from "./unverified-banner.module.css";

/** The request to confirm the address, with a button that sends the message again; null: confirmed. */
export type UnverifiedView = {
  readonly text: string;
  readonly again: string;
  /** Path of the profile's page, which sends it. */
  readonly action: string;
} | null;

export function UnverifiedBanner({ view }: { readonly view: UnverifiedView }) {
  if (!view) return null;
  return (
    <Notice kind="warn">
      <Form method="post" action={view.action} className={styles.banner}>
        <span>{view.text}</span>
        <Button type="submit" name="intent" value="verify" size="small">
          {view.again}
        </Button>
      </Form>
    </Notice>
  );
}
