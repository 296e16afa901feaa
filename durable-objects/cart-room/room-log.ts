/** One line of JSON per event; never personal data, never a stack. */
export type RoomLog = (event: string, fields?: Readonly<Record<string, string | number | boolean>>) => void;

export type RoomTrouble = { readonly event: string; readonly at: number };

export function createRoomLog(room: string): RoomLog {
  return (event, fields) => console.warn(JSON.stringify({ event, room, ...fields }));
}
