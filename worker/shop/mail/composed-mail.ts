import type { MailAttachment } from "../../../app/gateways/mail/mail-gateway";
import type { MailDocument } from "../../../app/mail/mail-document";

export type ComposedMail = {
  readonly to: string;
  readonly document: MailDocument;
  readonly attachments: readonly MailAttachment[];
};
