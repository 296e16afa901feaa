/** An answer of the platform that is not a success, with the sentence it gave as the reason. */
export class PlatformError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "PlatformError";
    this.status = status;
  }
}
