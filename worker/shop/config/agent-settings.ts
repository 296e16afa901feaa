import { enums } from "superstruct";
import { leftOut } from "./setting";

/** What software agents may do: nothing, search and fill carts, or prepare a checkout as well: signed ones, or all. */
export type AgentAccess = "off" | "carts" | "signed" | "checkout";

/** Settings of the interfaces for agents (docs/agents.md). */
export const agentSettings = {
  AGENTS: leftOut(enums(["off", "carts", "signed", "checkout"]), {
    group: "Agents",
    what: "what software agents may do: `off`, `carts` (search, fill carts), `signed` (agents that sign their requests set addresses and delivery too) or `checkout` (all do; a person still pays), see [agents](agents.md)",
    without: "`signed`",
  }),
};
