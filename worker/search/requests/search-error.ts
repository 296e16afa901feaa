/** A caller's error in the hosted service's form: `{"message","status"}`. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: 400 | 403 | 404 | 405 | 413 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

export function indexNotFound(name: string): SearchError {
  return new SearchError(404, `Index ${name} does not exist`);
}

/** The result of an object's method, or the caller's error: errors lose their class between objects. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly message: string };

export function toAnswer<T>(run: () => T): Answer<T> {
  try {
    return { ok: true, value: run() };
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    return { ok: false, status: error.status, message: error.message };
  }
}

/** The value of a result; throws its error. */
export function fromAnswer<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const status = answer.status === 404 ? 404 : answer.status === 403 ? 403 : 400;
  throw new SearchError(status, answer.message);
}
