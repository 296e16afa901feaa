/** A cell that says nothing the importer can use; the message is the reason that is reported. */
export class CellError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CellError";
  }
}
