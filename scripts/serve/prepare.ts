import { openDemo } from "../base/load-demo.ts";
import { findFreePort } from "./find-free-port.ts";
import { prepareAndServe } from "./prepare-and-serve.ts";

// For `npm run dev`: the databases must exist before the development server opens them.
const products = (await openDemo()) ? 1_200 : null;
const serving = await prepareAndServe({ port: await findFreePort(), products });
await serving.stop();
process.exit(0);
