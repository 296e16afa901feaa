/** What the bench asks of a room, be it the shop's or a bare one. */
export type BenchRoom = {
  /** Makes a room ready; `template`: the cart that a bare room keeps. */
  open(name: string, template: unknown): Promise<{ readonly id: string; readonly cart: unknown }>;
  /** Changes the cart: kept, broadcast, answered. */
  update(id: string): Promise<unknown>;
  read(id: string): Promise<unknown>;
  connect(id: string, request: Request): Promise<Response>;
};

/** `/<open|update|read|connect>/<id>`: the same thin way to every kind of room. */
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
