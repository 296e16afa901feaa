import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { graphql } from "cm6-graphql";
import type { GraphQLSchema } from "graphql";

/** The shop's colours: signal for keywords, blueprint for types, ink for the rest. */
const inkHighlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "var(--signal)", fontWeight: "600" },
  { tag: [tags.typeName, tags.atom], color: "var(--blueprint)" },
  { tag: [tags.string, tags.integer, tags.float, tags.bool], color: "var(--ok)" },
  { tag: [tags.variableName, tags.special(tags.name)], color: "var(--warn)" },
  { tag: tags.comment, color: "var(--steel-500)", fontStyle: "italic" },
]);

interface QueryEditorOptions {
  readonly parent: HTMLElement;
  readonly schema: GraphQLSchema;
  readonly doc: string;
  /** The page policy's nonce, for the styles that the editor adds. */
  readonly nonce: string;
  run(): void;
}

/**
 * Creates an editor with the schema: it completes, underlines errors, and opens a type's page. Returns a function that
 * reads the query. Tab leaves the editor, so that keyboard users are not trapped in it.
 */
export function createQueryEditor({ parent, schema, doc, nonce, run }: QueryEditorOptions): () => string {
  const runKey = {
    key: "Mod-Enter",
    preventDefault: true,
    run() {
      run();
      return true;
    },
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        EditorView.cspNonce.of(nonce),
        keymap.of([runKey, ...completionKeymap, ...closeBracketsKeymap, ...historyKeymap, ...lintKeymap]),
        keymap.of(defaultKeymap),
        lineNumbers(),
        history(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        syntaxHighlighting(inkHighlight),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "Query" }),
        graphql(schema, { onShowInDocs: showType }),
      ],
    }),
  });
  return () => view.state.doc.toString();
}

function showType(_field?: string, type?: string, parentType?: string): void {
  const name = type ?? parentType;
  if (name) window.open(`/operator/schema?q=${encodeURIComponent(name)}`, "_blank", "noopener");
}
