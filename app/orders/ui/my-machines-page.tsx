import { AccountPage, AccountSection } from "../../accounts/ui/account-page";
import { RecallNotice } from "../../catalogue/ui/recall-notice";
import { Facts } from "../../design/facts";
import { Form } from "../../design/form";
import { Link } from "../../design/link";
import type { MachineView, MyMachinesView, SerialsFailure } from "../model/my-machines-view";
import styles from "./my-machines-page.module.css";

type Props = { readonly view: MyMachinesView; readonly failure: SerialsFailure | null };

/** A customer's machines with serial numbers, guarantee, recalls, passport and fitting parts. */
export function MyMachinesPage({ view: { title, frame, lead, note, machines }, failure }: Props) {
  return (
    <AccountPage {...frame} title={title}>
      <p>{note ?? lead}</p>
      {machines.map((machine) => (
        <AccountSection key={machine.id} title={machine.name} id={`machine-${machine.id}`}>
          <MachineDetails machine={machine} failure={failure?.line === machine.id ? failure : null} />
        </AccountSection>
      ))}
    </AccountPage>
  );
}

type MachineProps = { readonly machine: MachineView; readonly failure: SerialsFailure | null };

function MachineDetails({ machine, failure }: MachineProps) {
  const { picture, facts, recalls, order, passport, parts, again } = machine;
  return (
    <div className={styles.machine}>
      {picture ? <img src={picture} alt="" width="120" height="120" loading="lazy" /> : null}
      <div className={styles.details}>
        {recalls.map((recall) => (
          <RecallNotice key={recall.key} recall={recall} level="h3" />
        ))}
        <Facts facts={facts} />
        <SerialsForm machine={machine} failure={failure} />
        <p className={styles.links}>
          <Link href={passport.href}>{passport.text}</Link>
          <Link href={order.href}>{order.text}</Link>
        </p>
        {parts.list.length > 0 ? (
          <div>
            <h3 className={styles.title}>{parts.title}</h3>
            <ul className={styles.parts}>
              {parts.list.map(({ href, text, price }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link> <span>{price}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {again ? (
          <Form method="post" action={again.action} data-cart-form="">
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="sku" value={again.sku} />
            <input type="hidden" name="quantity" value="1" />
            <button type="submit" className={styles.button}>
              {again.text}
            </button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}

function SerialsForm({ machine, failure }: MachineProps) {
  const { id, orderId, serials } = machine;
  return (
    <Form method="post" className={styles.serials}>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="line" value={id} />
      {failure ? (
        <p role="alert" className={styles.error} id={`error-${id}`}>
          {failure.sentence}
        </p>
      ) : null}
      {serials.fields.map(({ label, value }, at) => (
        <div key={label}>
          <label htmlFor={`serial-${id}-${at}`}>{label}</label>
          <input
            id={`serial-${id}-${at}`}
            type="text"
            className={styles.control}
            name="serial"
            defaultValue={failure?.typed[at] ?? value}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `help-${id} error-${id}` : `help-${id}`}
          />
        </div>
      ))}
      <span className={styles.help} id={`help-${id}`}>
        {serials.help}
      </span>
      <button type="submit" className={styles.button}>
        {serials.save}
      </button>
    </Form>
  );
}
