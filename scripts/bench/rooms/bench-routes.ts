/** Where the bench's platform returns what it receives. */
export const echoPath = "/echo";

/** The bench's interface to a room, the shop's or a bare one. */
export type BenchRoom = {
  /** Prepares a room; `template`: the cart of a bare room. */
  open(name: string, template: unknown): Promise<{ readonly id: string; readonly cart: unknown }>;
  /** Changes the cart: stores, broadcasts, responds. */
  update(id: string): Promise<unknown>;
  read(id: string): Promise<unknown>;
  connect(id: string, request: Request): Promise<Response>;
};

/** Routes `/<open|update|read|connect>/<id>`: the same thin layer for every kind of room. */
export async function answerRoutes(request: Request, room: BenchRoom): Promise<Response> {
  const [, action, id = ""] = new URL(request.url).pathname.split("/");
  switch (action) {
    case "open":
      return Response.json(await room.open(id, await request.json()));
    case "update":
      return Response.json(await room.update(id));
    case "read":
      return Response.json(await room.read(id));
    case "connect":
      return room.connect(id, new Request("https://room/", request));
    default:
      return new Response(null, { status: 404 });
  }
}
