import { Guest } from "../../../tests/support/guest.ts";
import type { LoadFault } from "./load-faults.ts";

type Turn = (port: number) => Promise<void>;

const standIn =
  (system: "platform" | "search", mode: string): Turn =>
  async (port) => {
    const body = JSON.stringify({ mode });
    const { status } = await new Guest(port, `${system}.localhost`).send("/stand-in", {
      method: "POST",
      body,
    });
    if (status !== 200) throw new Error(`${system} took no order: ${status}`);
  };

const service =
  (name: "payments" | "mail", mode: string): Turn =>
  async (port) => {
    const { status } = await new Guest(port, "sandbox.localhost").submit(`/services/${name}`, {
      switch: mode,
    });
    if (status !== 303) throw new Error(`${name} took no order: ${status}`);
  };

const turns: Readonly<Record<LoadFault, readonly [on: Turn, off: Turn]>> = {
  "search-slow": [standIn("search", "slow"), standIn("search", "normal")],
  "search-dead": [standIn("search", "dead"), standIn("search", "normal")],
  "platform-cut": [standIn("platform", "cut"), standIn("platform", "normal")],
  "payments-dead": [service("payments", "dead"), service("payments", "normal")],
  "payments-slow": [service("payments", "slow"), service("payments", "normal")],
  "mail-dead": [service("mail", "dead"), service("mail", "normal")],
};

export async function switchFault(port: number, fault: LoadFault, isOn: boolean): Promise<void> {
  await turns[fault][isOn ? 0 : 1](port);
}
