import { expect, it } from "vitest";
import { createFormTickets } from "./create-support-gateway";

const tickets = createFormTickets("a secret of at least thirty-two characters");
const now = new Date("2026-11-23T08:00:00Z");

it("returns when a form was issued, and identifies each form", async () => {
  const [one, other] = [await tickets.issue(now), await tickets.issue(now)];
  const read = await tickets.read(one);
  expect(read?.issuedAtMs).toBe(now.getTime());
  expect(read?.id).not.toBe((await tickets.read(other))?.id);
});

it("rejects one that was changed, invented, or issued by another shop", async () => {
  const ticket = await tickets.issue(now);
  const [, ...rest] = ticket.split(".");
  const foreign = await createFormTickets("another secret of thirty-two characters or more").issue(now);
  for (const wrong of ["", "x", [(now.getTime() - 60_000).toString(36), ...rest].join("."), foreign])
    expect(await tickets.read(wrong)).toBeNull();
});
