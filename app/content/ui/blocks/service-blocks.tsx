import { type ComponentProps, use } from "react";
import { brand } from "../../../countries/model/brand";
import { Button } from "../../../design/button";
import { Form } from "../../../design/form";
import { useTranslate } from "../../../i18n/translate-context";
import type { BlockContents, WorkingHoursRow } from "../../model/block-shapes";
import { timeUnits } from "../../model/time-left";
import { BlockContext } from "./block-context";
import { BlockSection } from "./block-section";
import countdown from "./countdown.module.css";
import newsletter from "./newsletter.module.css";
import trustedPayments from "./trusted-payments.module.css";
import workingTime from "./working-time.module.css";

type CountdownProps = {
  readonly content: BlockContents["countdown"];
  readonly facts: { readonly endsAt: string; readonly until: string };
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "shop-countdown": ComponentProps<"div"> & { readonly ends: string };
    }
  }
}

/** The time until an event: the element writes the numbers; without scripts the end is shown as a date. */
export function Countdown({ content, facts }: CountdownProps) {
  const translate = useTranslate();
  const { Title } = use(BlockContext);
  return (
    <shop-countdown className={countdown.countdown} ends={facts.endsAt}>
      <Title className={countdown.title}>{content.title}</Title>
      <p className={countdown.until}>{facts.until}</p>
      <ol className={`${countdown.figures} only-with-script`} aria-hidden="true">
        {timeUnits.map((unit) => (
          <li key={unit}>
            <b>–</b>
            <span>{translate(`blocks.units.${unit}`)}</span>
          </li>
        ))}
      </ol>
    </shop-countdown>
  );
}

type WorkingTimeProps = {
  readonly content: BlockContents["working-time"];
  readonly facts: { readonly rows: readonly WorkingHoursRow[] };
};

/** Service hours in the time zone of the shop's country. */
export function WorkingTime({ content, facts }: WorkingTimeProps) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <table className={workingTime.hours}>
        <tbody>
          {facts.rows.map(({ days, hours }) => (
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

/** The payment methods. */
export function TrustedPayments({ content }: { readonly content: BlockContents["trusted-payments"] }) {
  return (
    <BlockSection title={content.title} text={content.text}>
      <ul className={trustedPayments.methods}>
        {content.methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </BlockSection>
  );
}

/**
 * Newsletter sign-up with a consent checkbox that is never checked by default.
 * Without an action it is hidden, on the overview page disabled.
 */
export function Newsletter({ content }: { readonly content: BlockContents["newsletter"] }) {
  const { toHref, isOverview } = use(BlockContext);
  const translate = useTranslate();
  const { action, title, text, label, button } = content;
  if (!action && !isOverview) return null;
  return (
    <BlockSection title={title} text={text}>
      <Form className={newsletter.form} method="post" action={action && toHref(action)}>
        <input type="text" name="topic" autoComplete="off" hidden />
        <label>
          <span>{label}</span>
          <input type="email" name="email" autoComplete="email" required disabled={!action} />
        </label>
        <Button look="plain" type="submit" disabled={!action}>
          {button}
        </Button>
        <label className={newsletter.consent}>
          <input type="checkbox" name="consent" value="newsletter" required disabled={!action} />
          <span>{translate("newsletter.wording", { brand: brand.name })}</span>
        </label>
      </Form>
    </BlockSection>
  );
}
