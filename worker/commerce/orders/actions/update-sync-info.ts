import { optional, string, type } from "superstruct";
import { operatorAction } from "../delivery/operator-action.ts";

/** Records that another system, named by its channel, knows the order. */
export const updateSyncInfo = operatorAction({
  input: type({
    channel: type({ id: string() }),
    externalId: optional(string()),
    syncedAt: optional(string()),
  }),
  apply: (order, { channel, externalId, syncedAt }, now) => {
    const others = (order.syncInfo ?? []).filter((info) => info.channel.id !== channel.id);
    const info = {
      channel: { typeId: "channel", id: channel.id },
      ...(externalId ? { externalId } : {}),
      syncedAt: syncedAt ?? now.toISOString(),
    };
    return { ...order, syncInfo: [...others, info] };
  },
});
