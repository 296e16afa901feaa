import { spawn } from "node:child_process";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/**
 * Local defaults of every child: no telemetry, no observability wrapper (it costs up to 2 ms per request), no fetches.
 */
const localEnvironment = {
  X_LOCAL_OBSERVABILITY: "false",
  X_LOCAL_EXPLORER: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG: "error",
  NO_UPDATE_NOTIFIER: "1",
};

/** PATH with the project's own tools first, so that the lockfile's Node 24 runs where the system's is older. */
function toolEnvironment(extra = {}) {
  const bin = path.join(root, "node_modules", ".bin");
  return {
    ...localEnvironment,
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Selects a tool's output: an open file, only its errors, or the terminal. */
function toStreams({ quiet, outputFile }) {
  if (outputFile !== undefined) return ["ignore", outputFile, outputFile];
  return quiet ? ["ignore", "ignore", "inherit"] : ["ignore", "inherit", "inherit"];
}

/** Kills the rest of a child's process group; after an orderly end the group is empty. */
function endGroup(leader) {
  try {
    process.kill(-leader, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/**
 * Runs a tool with its output shown, or written to `outputFile` (a file descriptor).
 * Resolves to its exit code. With `asGroup` the tool leads a new process group, and its children end with it.
 */
export function runCommand(command, args, options = {}) {
  const { asGroup = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: toStreams(options),
      env: toolEnvironment(options.env),
      detached: asGroup,
    });
    const stop = (signal) => child.kill(signal);
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      if (asGroup) endGroup(child.pid);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
