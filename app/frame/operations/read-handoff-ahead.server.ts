import type { EntryContext } from "react-router";

type StateParts = NonNullable<NonNullable<EntryContext["renderMeta"]>["streamCache"]>;

/** The encoder closes within this many turns of the microtask queue when no part of the state is still awaited. */
const turnsToClose = 10;

/**
 * Reads the state that the router hands to the browser before the page is rendered, as far as it is there: all of it
 * when nothing streams. The router's own way renders the page, suspends at the state, and renders the rest in a second
 * and third pass. What comes later is read as before.
 */
export async function readHandoffAhead({
  serverHandoffStream,
  renderMeta,
}: Pick<EntryContext, "serverHandoffStream" | "renderMeta">): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const reader = serverHandoffStream.getReader();
  Object.defineProperty(serverHandoffStream, "getReader", { value: () => reader });
  const parts: StateParts = {};
  renderMeta.streamCache = parts;
  const decoder = new TextDecoder();
  const readPart = (index: number) => {
    const part: StateParts[number] = reader.read().then(
      ({ done, value }) => {
        part.result = { done, value: decoder.decode(value, { stream: true }) };
      },
      (error) => {
        part.error = error;
      },
    );
    parts[index] = part;
    return part;
  };
  await readPart(0);
  const end = readPart(1);
  for (let turn = 0; turn < turnsToClose && !end.result && !end.error; turn += 1) await null;
}
