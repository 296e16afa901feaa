/** What an endpoint refuses, with the status and the sentence of its answer. */
export class RedirectionError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "RedirectionError";
    this.status = status;
  }
}
