/** What a browser's assistant may do with a form: `fills`: a person presses the button; `submits`: the assistant may. */
type ToolUse = "fills" | "submits";

/** A form's attributes for the assistant of a browser. */
type ToolAttributes = {
  readonly toolname: string;
  readonly tooldescription: string;
  readonly toolautosubmit?: "";
};

/**
 * Announces a form to the assistant of a browser, which reads its fields and their labels itself.
 * `name` is unique on a page, `description` is in the page's language. A form that costs money, states a will or sends
 * personal data is only filled in.
 * Source: WebMCP, declarative API (webmachinelearning.github.io/webmcp)
 */
export function toTool(name: string, description: string, use: ToolUse): ToolAttributes {
  const tool = { toolname: name, tooldescription: description };
  return use === "submits" ? { ...tool, toolautosubmit: "" } : tool;
}

/**
 * Describes a field of a tool that has no `<label>`, from which browsers take the description otherwise.
 * Source: WebMCP, declarative API
 */
export function toToolParameter(description: string): { readonly toolparamdescription: string } {
  return { toolparamdescription: description };
}
