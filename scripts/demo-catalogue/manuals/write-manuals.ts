// node scripts/demo-catalogue/manuals/write-manuals.ts: writes public/manuals anew after a change of their words
import { mkdir, writeFile } from "node:fs/promises";
import { createManuals } from "./manual.ts";

const root = new URL("../../../public", import.meta.url);
await mkdir(new URL(`${root.href}/manuals`), { recursive: true });
for (const { url, pdf } of createManuals()) await writeFile(new URL(`${root.href}${url}`), pdf);
