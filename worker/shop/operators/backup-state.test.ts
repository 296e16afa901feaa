import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleBindings } from "../../../tests/support/sample-bindings";
import { describeBackup, readBackupState } from "./backup-state";

/** Sets the platform's response about its backups. */
const read = (answer: () => Response | Promise<Response>) => {
  const fetch = async (url: string) =>
    url.includes("/oauth/")
      ? Response.json({ access_token: "t", expires_in: 3600, token_type: "Bearer" })
      : answer();
  return readBackupState({ ...sampleBindings, COMMERCE: { fetch } } as unknown as ShopBindings);
};

describe("the age of the newest backup", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is the platform's figure, with the platform's verdict on whether it is too old", async () => {
    const health = { lastName: "2026-11-21", ageHours: 40.2, isStale: true, current: null };
    expect(await read(() => Response.json({ health, names: [] }))).toMatchObject({
      ageHours: 40.2,
      isStale: true,
    });
  });

  it("is shown with a warning when it is too old or missing, and without one when it is unknown", () => {
    expect(describeBackup({ ageHours: 11.5, isStale: false })).toEqual({
      description: "11.5 hours old",
      isBad: false,
    });
    expect(describeBackup("unknown")).toEqual({ description: "unknown", isBad: false });
    const warned = [
      describeBackup({ ageHours: 40.2, isStale: true }),
      describeBackup({ ageHours: null, isStale: true }),
    ];
    expect(warned.map(({ isBad }) => isBad)).toEqual([true, true]);
    expect(warned.map(({ description }) => description.split(":")[0])).toEqual([
      "40.2 hours old",
      "none yet",
    ]);
  });

  it("is unknown when a platform has no backups, fails or returns something else", async () => {
    const refusal = { statusCode: 404, message: "Not found", errors: [{ code: "ResourceNotFound" }] };
    expect(await read(() => Response.json(refusal, { status: 404 }))).toBe("unknown");
    expect(await read(() => new Response(null, { status: 503 }))).toBe("unknown");
    expect(await read(() => Response.json({}))).toBe("unknown");
    expect(await readBackupState({ ...sampleBindings } as unknown as ShopBindings)).toBe("unknown");
  });

  it("times out after a second", async () => {
    let result: unknown = "nothing yet";
    const requested = read(() => new Promise<Response>(() => {})).then((state) => (result = state));
    await vi.advanceTimersByTimeAsync(900);
    expect(result).toBe("nothing yet");
    await vi.advanceTimersByTimeAsync(100);
    await requested;
    expect(result).toBe("unknown");
  });
});
