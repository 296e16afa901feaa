import { findFreePort } from "./find-free-port.ts";
import { prepareAndServe } from "./prepare-and-serve.ts";

// For `npm run dev`: the databases must be there before the development server opens them.
const serving = await prepareAndServe({ port: await findFreePort(), products: 1_200 });
await serving.stop();
process.exit(0);
