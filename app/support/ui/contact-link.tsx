import { Link } from "../../design/link";
import { useTranslate } from "../../i18n/translate-context";
import { type SupportPrefill, supportPath } from "../model/support-path";

type Props = {
  readonly prefix: string;
  /** The page with the shop's address and phone numbers. */
  readonly company: string;
  /** null: the store shows no form. */
  readonly form: SupportPrefill | null;
  readonly className?: string | undefined;
};

/**
 * Opens the support form as a panel, without scripts its page; in a store without the form it links to the contact
 * page.
 */
export function ContactLink({ prefix, company, form, className }: Props) {
  const translate = useTranslate();
  const text = translate("frame.header.contact");
  if (!form)
    return (
      <Link className={className} href={company}>
        {text}
      </Link>
    );
  return (
    <Link className={className} href={supportPath(prefix, form)} data-open="support">
      {text}
    </Link>
  );
}
