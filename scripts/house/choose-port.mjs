import net from "node:net";
import { fail, say } from "./say.mjs";

const defaultPort = 8787;

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Returns `PORT`, else 8787, else the next free one; reports a `PORT` that is taken or invalid. */
export async function choosePort() {
  const requested = process.env.PORT;
  if (requested !== undefined && requested !== "") {
    const port = Number(requested);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT=${requested} is not a port number.`);
    if (!(await isFree(port))) fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    return port;
  }
  for (let port = defaultPort; port < defaultPort + 50; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== defaultPort)
      say(`Port ${defaultPort} is taken; using ${port}. (PORT=<number> chooses one.)`);
    return port;
  }
  return fail(
    `Ports ${defaultPort} to ${defaultPort + 49} are all taken. Choose one: PORT=<number> npm start`,
  );
}
