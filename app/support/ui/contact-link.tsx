import { useTranslate } from "../../i18n/translate-context";
import { supportPath } from "../model/support-path";

type Props = {
  readonly prefix: string;
  /** Where the shop's address and numbers are. */
  readonly company: string;
  readonly hasForm: boolean;
  readonly className?: string | undefined;
};

/** Opens the support form as a panel, without scripts its page; where the shop shows no form, its address. */
export function ContactLink({ prefix, company, hasForm, className }: Props) {
  const translate = useTranslate();
  const text = translate("content.header.contact");
  if (!hasForm)
    return (
      <a className={className} href={company}>
        {text}
      </a>
    );
  return (
    <a className={className} href={supportPath(prefix)} data-open="support">
      {text}
    </a>
  );
}
