import type { Plugin } from "vite";

/** React's functions by their names, and what stands for each. */
const standIns: Readonly<Record<string, string>> = {
  writeChunk: "(destination, chunk) { writeToDestination(destination, chunk); }",
  stringToPrecomputedChunk: "(content) { return content; }",
  byteLengthOfChunk: "(chunk) { return chunk.length; }",
};

/**
 * Lets React write a document's pieces as the strings that they are. It encodes each attribute and each bracket by itself,
 * a fifth of what it costs to render a page; the shop's sink encodes them all at once. The build fails when React's text is
 * no longer the one that this is about.
 */
export function writeStrings(): Plugin {
  let isFound = false;
  return {
    name: "write-strings",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-server\.node\.production\.js$/ },
      handler(code) {
        isFound = true;
        return {
          code: Object.entries(standIns).reduce((text, [name, standIn]) => {
            // From its name to the first bracket that stands at the beginning of a line.
            const own = new RegExp(String.raw`^function ${name}\(.*?^\}$`, "gms");
            if (text.match(own)?.length !== 1) this.error(`React has another ${name}`);
            return text.replace(own, `function ${name}${standIn}`);
          }, code),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("React renders documents elsewhere: write-strings finds it no more");
    },
  };
}
