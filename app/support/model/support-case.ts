import { enums, type Infer, string, type } from "superstruct";
import { countryCodes } from "../../countries/model/country";

/** A case as received. Empty fields are "". */
export const SupportCase = type({
  /** The case's number for the phone, `C-4F7K-2M9Q`. */
  reference: string(),
  reason: string(),
  subreason: string(),
  contactName: string(),
  companyName: string(),
  customerEmail: string(),
  subject: string(),
  description: string(),
  productNumber: string(),
  orderNumber: string(),
  invoiceNumber: string(),
  quantity: string(),
  phoneNumber: string(),
  vatId: string(),
  country: enums(countryCodes),
  /** `de-CH` */
  locale: string(),
  /** URL of the page that opened the form, without its query. */
  currentUrl: string(),
  /** ISO 8601. */
  receivedAt: string(),
});

export type SupportCase = Infer<typeof SupportCase>;

/** Without ambiguous characters: I, L, O, U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Derives a case's reference, `C-4F7K-2M9Q`, from its key (hexadecimal, at least 16 digits).
 * The eight characters encode the first 40 bits of the key.
 */
export function toCaseReference(key: string): string {
  let bits = BigInt(`0x${key.slice(0, 10)}`);
  let text = "";
  for (let place = 0; place < 8; place += 1) {
    text = alphabet[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return `C-${text.slice(0, 4)}-${text.slice(4)}`;
}
