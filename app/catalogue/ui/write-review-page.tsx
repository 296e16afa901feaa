import { Breadcrumb } from "../../design/breadcrumb";
import { Button, LinkButton } from "../../design/button";
import { Field, TextArea } from "../../design/field";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import { Notice } from "../../design/notice";
import { useTranslate } from "../../i18n/translate-context";
import { usePathPrefix } from "../../i18n/use-path-prefix";
import { type ReviewFieldErrors, reviewLengths } from "../model/parse-review-form";
import type { ReviewFormView } from "../model/review-page-view";
import styles from "./write-review-page.module.css";

type Failure = {
  readonly errors: ReviewFieldErrors;
  readonly refusal: string | null;
  readonly typed: Readonly<Record<"rating" | "title" | "text", string>>;
};

type Props = {
  readonly form: ReviewFormView & { readonly isSubmitted: boolean };
  readonly failure: Failure | null;
};

/** A plain form. A shopper who may not review gets the requirements instead. */
export function WriteReviewPage({ form, failure }: Props) {
  const translate = useTranslate();
  const title = translate("catalogue.reviews.write");
  const refusal = failure ? failure.refusal : form.isSubmitted ? null : form.refusal;
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <Breadcrumb label={translate("catalogue.breadcrumb")} crumbs={form.crumbs} here={title} />
      <h1>{title}</h1>
      <p className={styles.product}>
        <img src={form.picture} alt="" width="480" height="480" />
        <Link href={form.productHref}>{form.name}</Link>
      </p>
      {form.isSubmitted && !failure ? <Notice kind="ok">{translate("reviews.submitted")}</Notice> : null}
      {refusal ? (
        <div role="alert">
          <Notice kind={refusal === "review-failed" ? "bad" : "info"}>
            {translate(`reviews.refusal.${refusal}`)}
          </Notice>
        </div>
      ) : null}
      {!form.isSubmitted && (form.refusal === null || failure?.refusal === "review-failed") ? (
        <ReviewForm sku={form.sku} failure={failure} />
      ) : (
        <div className={styles.next}>
          {form.signIn ? <LinkButton href={form.signIn.href}>{form.signIn.text}</LinkButton> : null}
          <LinkButton href={form.productHref} look={form.signIn ? "ghost" : "plain"}>
            {translate("reviews.back")}
          </LinkButton>
        </div>
      )}
      <p className={styles.note}>{translate("catalogue.reviews.verified")}</p>
    </div>
  );
}

const stars = [5, 4, 3, 2, 1] as const;

function ReviewForm({ sku, failure }: { readonly sku: string; readonly failure: Failure | null }) {
  const translate = useTranslate();
  const prefix = usePathPrefix();
  const errorOf = (field: keyof ReviewFieldErrors) => {
    const code = failure?.errors[field];
    const { least = 0, most = 0 } = field === "rating" ? {} : reviewLengths[field];
    return code && { error: translate(`reviews.error.${field}-${code}`, { least, most }) };
  };
  const ratingError = errorOf("rating");
  return (
    <Form
      method="post"
      action={`${prefix}/write-review/${sku.toLowerCase()}`}
      className={styles.form}
      noValidate
    >
      <fieldset className={styles.rating} aria-describedby={ratingError ? "rating-error" : undefined}>
        <legend>{translate("reviews.field.rating")}</legend>
        {stars.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="rating"
              value={value}
              defaultChecked={failure?.typed.rating === String(value)}
              required
            />
            <span aria-hidden="true">{"★".repeat(value)}</span>
            <span>{translate(`reviews.stars.${value}`)}</span>
          </label>
        ))}
        {ratingError ? (
          <p id="rating-error" className={styles.error}>
            {ratingError.error}
          </p>
        ) : null}
      </fieldset>
      <Field
        name="title"
        label={translate("reviews.field.title")}
        maxLength={reviewLengths.title.most}
        defaultValue={failure?.typed.title}
        required
        {...errorOf("title")}
      />
      <TextArea
        name="text"
        label={translate("reviews.field.text")}
        hint={translate("reviews.field.hint")}
        rows={6}
        maxLength={reviewLengths.text.most}
        defaultValue={failure?.typed.text}
        required
        {...errorOf("text")}
      />
      <Button type="submit" look="primary">
        {translate("reviews.submit")}
      </Button>
    </Form>
  );
}
