/** An endpoint's refusal, with the status and the message of its response. */
export class RedirectionError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "RedirectionError";
    this.status = status;
  }
}
