import http from "node:http";
import type { Target } from "./measure-rate.ts";

/** Returns the body of a page. Node cannot resolve `*.localhost`, so the Host header names the shop. */
export function fetchText(target: Pick<Target, "url" | "headers">): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(target.url, { headers: { ...target.headers } }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${target.url} responded ${response.statusCode}`));
      });
    });
    request.on("error", reject);
  });
}
