/** What a proof is for: another password, or that an e-mail address is the customer's. */
export type CustomerTokenKind = "password" | "email";

/** A proof that was just made; `value` is what is sent by mail, and is never seen again. */
export interface CustomerToken {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly customerId: string;
  readonly expiresAt: string;
  readonly value: string;
  readonly invalidateOlderTokens: boolean;
}
