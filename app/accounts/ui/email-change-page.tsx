import { Button } from "../../design/button";
import { Notice } from "../../design/notice";
import styles from "./security-page.module.css";

type Props = {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** With language prefix. */
  readonly path: string;
  readonly token: string;
  readonly problem: string | null;
};

/** One press confirms that an address is to be an account's. */
export function EmailChangePage({ title, lead, button, path, token, problem }: Props) {
  return (
    <div className={styles.alone}>
      <h1>{title}</h1>
      {problem ? (
        <Notice kind="bad" role="alert">
          {problem}
        </Notice>
      ) : (
        <form className={styles.form} method="post" action={path}>
          <p>{lead}</p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" look="primary">
            {button}
          </Button>
        </form>
      )}
    </div>
  );
}
