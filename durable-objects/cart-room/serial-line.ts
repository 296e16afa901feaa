/** Runs tasks one after the other; one that fails does not hold up the next. */
export class SerialLine {
  #last: Promise<unknown> = Promise.resolve();

  run<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
