import { buildSchema } from "graphql";
import { createQueryEditor } from "./create-query-editor.ts";
import { sendQuery } from "./send-query.ts";

/** Where the browser stores the last query. */
const memoryKey = "ironhall-explorer";

const firstQuery = `# Run with Ctrl+Enter. Ctrl+Space completes, Ctrl+click on a name shows its type.
query Products($limit: Int) {
  products(limit: $limit, sort: "key asc") {
    total
    results {
      key
      masterData {
        current {
          name(locale: "en")
          slug(locale: "en")
        }
      }
    }
  }
}
`;

/** Creates the editor for the served schema and connects the form: the explorer's entry point. */
async function start(): Promise<void> {
  const form = requireElement("explorer", HTMLFormElement);
  const variables = requireElement("variables", HTMLTextAreaElement);
  const token = requireElement("token", HTMLInputElement);
  const result = requireElement("result", HTMLElement);
  const status = requireElement("status", HTMLElement);
  status.textContent = "Loading the schema …";
  const response = await fetch("/operator/schema.graphql");
  const run = () => form.requestSubmit();
  const readQuery = createQueryEditor({
    parent: requireElement("query", HTMLElement),
    schema: buildSchema(await response.text(), { assumeValid: true }),
    doc: localStorage.getItem(memoryKey) ?? firstQuery,
    nonce: form.dataset.nonce ?? "",
    run,
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    status.textContent = "Running …";
    localStorage.setItem(memoryKey, readQuery());
    const endpoint = form.dataset.endpoint ?? "";
    const answer = await sendQuery({
      endpoint,
      query: readQuery(),
      variables: variables.value,
      token: token.value,
    });
    status.textContent = answer.status;
    result.textContent = answer.text;
  });
  status.textContent = "Ready";
}

void start();

/** Returns the page's element with this id. Throws if it is missing or of another kind. */
function requireElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no #${id}: add it in explorer-page.ts.`);
}
