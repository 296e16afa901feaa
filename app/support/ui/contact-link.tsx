import { Link } from "../../design/link";
import { PanelLink } from "../../design/panel-link";
import { useTranslate } from "../../i18n/translate-context";

type Props = {
  readonly href: string;
  /** The page is the support form, not the contact page of a store without it. */
  readonly isForm: boolean;
  readonly className?: string | undefined;
};

/** Opens the support form as a panel, without scripts its page; in a store without the form it is a plain link. */
export function ContactLink({ href, isForm, className }: Props) {
  const text = useTranslate()("frame.header.contact");
  return isForm ? (
    <PanelLink className={className} href={href} panel="support">
      {text}
    </PanelLink>
  ) : (
    <Link className={className} href={href}>
      {text}
    </Link>
  );
}
