/** A caller's error in the hosted service's form: `{"success": false, "errors": […]}`. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 404 | 413, message: string) {
    super(message);
    this.status = status;
  }
}
