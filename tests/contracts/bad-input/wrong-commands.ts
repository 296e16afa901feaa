import type { BadRequest } from "./bad-request.ts";

/** Lists updates, reads and deletes of one existing resource, each with one defect. */
export function listWrongCommands(kind: string, id: string, version: number): readonly BadRequest[] {
  const path = `/ironhall/${kind}/${id}`;
  const post = (name: string, body: unknown, at = path): BadRequest => ({
    name: `${kind} ${name}`,
    method: "POST",
    path: at,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const remove = (search: string): BadRequest => ({
    name: `DELETE ${kind}?${search}`,
    method: "DELETE",
    path: `${path}?${search}`,
  });
  const nobody = "00000000-0000-4000-8000-00000000dead";
  const setKey = [{ action: "setKey", key: "another" }];
  return [
    ...["", "{", "null", "[]", "5", "{}"].map((body) => post(`body ${body}`, body)),
    post("without version", { actions: setKey }),
    post("without actions", { version }),
    ...["1", 1.5, -1, null, {}, 2 ** 53].map((wrong) =>
      post(`version ${JSON.stringify(wrong)}`, { version: wrong, actions: setKey }),
    ),
    post("stale version", { version: version + 7, actions: [{ action: "setKey", key: "another" }] }),
    ...[
      null,
      5,
      "text",
      {},
      [null],
      [5],
      ["setKey"],
      [{}],
      [{ action: 5 }],
      [{ action: "noSuchAction" }],
    ].map((actions) => post(`actions ${JSON.stringify(actions)}`, { version, actions })),
    ...[5, {}, [], "a", "a b", "x".repeat(300)].map((key) =>
      post(`setKey ${JSON.stringify(key).slice(0, 20)}`, { version, actions: [{ action: "setKey", key }] }),
    ),
    post("the good before the bad", { version, actions: [...setKey, { action: "noSuchAction" }] }),
    post("unknown id", { version, actions: setKey }, `/ironhall/${kind}/${nobody}`),
    post("unknown key", { version, actions: setKey }, `/ironhall/${kind}/key=nobody`),
    ...["", "version=", "version=x", "version=-1", "version=1.5", `version=${version + 7}`].map(remove),
    { name: `${kind} unknown id`, method: "GET", path: `/ironhall/${kind}/${nobody}` },
    { name: `${kind} unknown key`, method: "GET", path: `/ironhall/${kind}/key=nobody` },
    { name: `${kind} broken name`, method: "GET", path: `/ironhall/${kind}/%E0%A4%A` },
  ];
}
