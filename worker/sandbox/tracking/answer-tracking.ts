import type { IRequest } from "itty-router";
import {
  array,
  enums,
  type Infer,
  number,
  optional,
  record,
  size,
  string,
  type,
  unknown,
  validate,
} from "superstruct";
import { openTrackedEvents, type SandboxEnvironment } from "../environment";

/** The one project in the sandbox. */
const projectToken = "11111111-2222-3333-4444-555555555555";
const mostCommands = 50;

const Command = type({
  name: enums(["customers", "customers/events"]),
  command_id: optional(string()),
  data: type({
    customer_ids: record(string(), string()),
    event_type: optional(string()),
    timestamp: optional(number()),
    update_timestamp: optional(number()),
    properties: record(string(), unknown()),
  }),
});

/** Private access: key and secret by Basic authentication. */
export function requireTrackingKey(request: IRequest, env: SandboxEnvironment): Response | undefined {
  const expected = `Basic ${btoa(`${env.TRACKING_API_KEY}:${env.TRACKING_API_SECRET}`)}`;
  if (request.headers.get("authorization") === expected) return undefined;
  return Response.json({ errors: ["unauthorized"], success: false }, { status: 401 });
}

/** `POST /tracking/track/v2/projects/<token>/batch`: up to 50 commands, each with its own result. */
export async function receiveBatch(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  if (request.params.token !== projectToken)
    return Response.json({ errors: ["project not found"], success: false }, { status: 404 });
  const [problem, batch] = validate(
    await request.json().catch(() => null),
    type({ commands: size(array(unknown()), 1, mostCommands) }),
  );
  if (problem) return Response.json({ errors: ["malformed batch"], success: false }, { status: 400 });
  const started = Date.now() / 1000;
  const results = await Promise.all(batch.commands.map((command) => takeCommand(command, env)));
  return Response.json({ results, start_time: started, end_time: Date.now() / 1000, success: true });
}

async function takeCommand(value: unknown, env: SandboxEnvironment) {
  const [problem, command] = validate(value, Command);
  const isWhole =
    !problem &&
    Object.keys(command.data.customer_ids).length > 0 &&
    (command.name === "customers" || command.data.event_type);
  if (!isWhole) return { success: false, errors: [problem?.message ?? "event_type is missing"] };
  await openTrackedEvents(env).noteOnce(toKey(command), JSON.stringify(command.data));
  return { success: true, ...(command.command_id && { command_id: command.command_id }) };
}

function toKey({ name, command_id, data }: Infer<typeof Command>): string {
  return `${data.event_type ?? name} ${command_id ?? crypto.randomUUID()}`;
}

/** Tracked events as JSON, newest first; `?cookie=` or `?registered=` or `?email_id=` of one customer. */
export async function listTracked(request: IRequest, env: SandboxEnvironment): Promise<Response> {
  const requested = [...new URL(request.url).searchParams];
  const entries = await openTrackedEvents(env).list();
  const events = entries.map(({ title, body }) => ({ type: title.split(" ")[0], ...JSON.parse(body) }));
  return Response.json(
    events.filter(({ customer_ids }) => requested.every(([name, value]) => customer_ids?.[name] === value)),
  );
}
