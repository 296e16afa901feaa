import { brand } from "../../countries/model/brand";
import { Form } from "../../design/form";
import { useTranslate } from "../../i18n/translate-context";
import { signUpPath, trapField } from "../model/sign-up-form";
import styles from "./newsletter-form.module.css";

type Props = {
  readonly prefix: string;
  /** HU and PL: the consent is a separate box; it is never ticked initially. */
  readonly needsTick: boolean;
};

/** The sign-up above the footer, for guests: a plain form, rendered once on the server. */
export function NewsletterForm({ prefix, needsTick }: Props) {
  const translate = useTranslate();
  const wording = translate(`newsletter.${needsTick ? "wording" : "byButton"}`, { brand: brand.name });
  return (
    <Form className={styles.newsletter} method="post" action={prefix + signUpPath} data-newsletter="">
      <h2>{translate("newsletter.page.title")}</h2>
      <label>
        <span>{translate("newsletter.email")}</span>
        <input type="email" name="email" autoComplete="email" required maxLength={254} />
      </label>
      <button type="submit">{translate("newsletter.button")}</button>
      <input type="text" name={trapField} autoComplete="off" hidden />
      {needsTick ? (
        <label>
          <input type="checkbox" name="consent" value="newsletter" required />
          <span>{wording}</span>
        </label>
      ) : (
        <p>{wording}</p>
      )}
    </Form>
  );
}
