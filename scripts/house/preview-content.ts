import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, runnerImport } from "vite";

type Rules = typeof import("../../app/content/model/find-content-problem.ts");

const folder = path.resolve("public/content");

/**
 * Applies a changed file of the content store at once during development.
 * Reloads the open pages, and prints the file's errors in the terminal.
 */
export const previewContent: Plugin = {
  name: "preview-content",
  apply: "serve",
  configureServer(server) {
    const show = async (file: string) => {
      if (!file.startsWith(folder + path.sep) || !file.endsWith(".json")) return;
      const problem = await findProblem(file);
      const name = path.relative(folder, file);
      if (problem) server.config.logger.error(`${name}: ${problem}`, { timestamp: true });
      else server.config.logger.info(`${name} is as it should be`, { timestamp: true });
      server.environments.client.hot.send({ type: "full-reload" });
    };
    server.watcher.add(folder);
    server.watcher.on("change", show).on("add", show);
  },
};

async function findProblem(file: string): Promise<string | null> {
  const component = path.basename(path.dirname(file));
  const [slug = ""] = path.basename(file).split(".");
  try {
    const { module } = await runnerImport<Rules>("./app/content/model/find-content-problem.ts");
    return module.findContentProblem(component, slug, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    return String(error);
  }
}
