import { enums } from "superstruct";
import { leftOut } from "./setting";

/** What software agents may do: nothing, search and fill carts, or prepare a checkout as well. */
export type AgentAccess = "off" | "carts" | "checkout";

/** Settings of the interfaces for agents (docs/agents.md). */
export const agentSettings = {
  AGENTS: leftOut(enums(["off", "carts", "checkout"]), {
    group: "Agents",
    what: "what software agents may do: `off`, `carts` (search, fill carts) or `checkout` (addresses and delivery too; a person still pays), see [agents](agents.md)",
    without: "`carts`",
  }),
};
