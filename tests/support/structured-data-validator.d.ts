declare module "@adobe/structured-data-validator" {
  export type Issue = {
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    readonly path: readonly unknown[];
  };
  /** Without the vocabulary of schema.org it checks what Google demands of each type. */
  export default class Validator {
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    }): Promise<readonly Issue[]>;
  }
}
