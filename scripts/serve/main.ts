import { announce } from "./announce.ts";
import { prepareAndServe } from "./prepare-and-serve.ts";

const port = Number(process.argv[2] ?? 8787);
const serving = await prepareAndServe({ port, products: 200 });
await announce(port);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await serving.stop();
    process.exit(0);
  });
}
