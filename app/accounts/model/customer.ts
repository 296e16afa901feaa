/** Who has an account in a country's shop. */
export type Customer = {
  readonly id: string;
  readonly version: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Of the mails, `sk-SK`; null: nobody chose one. */
  readonly locale?: string | null;
};
