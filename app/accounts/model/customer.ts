/** The owner of an account in a country's shop. */
export type Customer = {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The language of mails, `sk-SK`; null: not chosen. */
  readonly locale?: string | null;
};
