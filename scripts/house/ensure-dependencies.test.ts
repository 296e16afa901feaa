import { describe, expect, it } from "vitest";
import { isSameInstallation } from "./ensure-dependencies.mjs";
import { describeOldNode } from "./require-node.mjs";

const node = `node_modules/node-${process.platform}-${process.arch}`;
const react = { version: "19.3.1", integrity: "sha512-a" };
const other = { version: "1.0.0", integrity: "sha512-b", optional: true };
const wanted = { "": {}, "node_modules/react": react, "node_modules/other-platform": other, [node]: other };

describe("the packages of the lockfile", () => {
  it("are installed when npm recorded the same ones, without other platforms'", () => {
    expect(isSameInstallation(wanted, { "node_modules/react": react, [node]: other })).toBe(true);
  });

  it.each([
    ["a package is missing", { [node]: other }],
    ["another version is there", { "node_modules/react": { ...react, version: "19.3.0" }, [node]: other }],
    ["other bytes are there", { "node_modules/react": { ...react, integrity: "sha512-c" }, [node]: other }],
    ["a package is left over", { "node_modules/react": react, [node]: other, "node_modules/former": react }],
    ["this platform's Node is missing", { "node_modules/react": react }],
  ])("are not installed when %s", (_, installed) => {
    expect(isSameInstallation(wanted, installed)).toBe(false);
  });
});

describe("a Node that is too old", () => {
  it.each([
    ["20.11.0", "linux-x64"],
    ["20.11.0", "linux-arm64"],
    ["24.0.0", "darwin-arm64"],
    ["25.1.0", "win32-x64"],
  ])("is not %s on %s", (version, platform) => {
    expect(describeOldNode(version, platform)).toBeNull();
  });

  it.each([
    ["18.20.0", "linux-x64"],
    ["20.11.0", "darwin-arm64"],
    ["20.11.0", "darwin-x64"],
    ["22.9.0", "win32-x64"],
  ])("is %s on %s: the line says which version to install", (version, platform) => {
    expect(describeOldNode(version, platform)).toBe(
      `Node ${version} is too old on ${platform}. Install Node 24 (https://nodejs.org/en/download) and run the command again.`,
    );
  });
});
