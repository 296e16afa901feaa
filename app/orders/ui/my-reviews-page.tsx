import { AccountPage, AccountSection } from "../../accounts/ui/account-page";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import type { MyReviewsView, ReviewFailure, WrittenReviewView } from "../model/my-reviews-view";
import styles from "./my-reviews-page.module.css";

type Props = { readonly view: MyReviewsView; readonly failure: ReviewFailure | null };

/** A customer's open and written reviews, with the shop's replies. */
export function MyReviewsPage({ view: { title, frame, open, written }, failure }: Props) {
  return (
    <AccountPage {...frame} title={title}>
      <AccountSection title={open.title}>
        {open.note ? <p>{open.note}</p> : null}
        <ul className={styles.open}>
          {open.list.map(({ sku, name, picture, href, write }) => (
            <li key={sku}>
              {picture ? <img src={picture} alt="" width="72" height="72" loading="lazy" /> : <span />}
              {href ? (
                <Link id={sku} href={href}>
                  {name}
                </Link>
              ) : (
                <span id={sku}>{name}</span>
              )}
              <Link className={styles.plain} href={write.href} aria-describedby={sku}>
                {write.text}
              </Link>
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={written.title}>
        {written.note ? <p>{written.note}</p> : null}
        {written.list.map((review) => (
          <Written key={review.id} review={review} failure={failure?.id === review.id ? failure : null} />
        ))}
      </AccountSection>
    </AccountPage>
  );
}

function Written({
  review,
  failure,
}: {
  readonly review: WrittenReviewView;
  readonly failure: ReviewFailure | null;
}) {
  const { product, rating, stars, title, text, date, state, answer } = review;
  return (
    <article className={styles.review} id={`review-${review.id}`}>
      <p className={styles.product}>
        {product.picture ? <img src={product.picture} alt="" width="56" height="56" loading="lazy" /> : null}
        {product.href ? <Link href={product.href}>{product.name}</Link> : <span>{product.name}</span>}
      </p>
      <p className={styles.facts}>
        <span className={styles.stars} role="img" aria-label={stars}>
          {"★".repeat(rating)}
          <i>{"★".repeat(5 - rating)}</i>
        </span>
        <span>{date}</span>
        <strong className={state.isPublished ? styles.good : styles.wait}>{state.text}</strong>
      </p>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {answer ? (
        <blockquote className={styles.answer}>
          <strong>{answer.title}</strong>
          <p>{answer.text}</p>
        </blockquote>
      ) : null}
      <ChangeForm review={review} failure={failure} />
    </article>
  );
}

function ChangeForm({
  review,
  failure,
}: {
  readonly review: WrittenReviewView;
  readonly failure: ReviewFailure | null;
}) {
  const { id, version, form } = review;
  const typed = failure?.typed ?? { rating: String(review.rating), title: review.title, text: review.text };
  return (
    <details className={styles.change} open={failure !== null}>
      <summary>{form.open}</summary>
      {failure ? (
        <div role="alert" className={styles.error}>
          {failure.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      <Form method="post" noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <label>
          {form.rating}
          <select name="rating" defaultValue={typed.rating}>
            {form.levels.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label>
          {form.title}
          <input type="text" name="title" defaultValue={typed.title} maxLength={120} required />
        </label>
        <label>
          {form.text}
          <textarea name="text" rows={5} defaultValue={typed.text} maxLength={4000} required />
        </label>
        <button type="submit" className={styles.act}>
          {form.save}
        </button>
      </Form>
    </details>
  );
}
