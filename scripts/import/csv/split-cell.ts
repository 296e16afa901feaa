/** The values of a cell that holds several, with semicolons between; empty ones count for nothing. */
export function splitCell(cell: string): readonly string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
