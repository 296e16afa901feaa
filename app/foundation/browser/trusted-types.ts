/** Rules of a policy; null refuses the text. */
type Rules = {
  createHTML?(text: string): string | null;
  createScriptURL?(url: string): string | null;
};

/** Makes values for the browser's sinks: opaque objects where the browser has Trusted Types, else the strings. */
type Policy = { createHTML(text: string): string; createScriptURL(url: string): string };

type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** A path of this host. */
const ownPath = /^\/(?!\/)/;

/**
 * Creates the page's policies. The Content-Security-Policy requires Trusted Types: without these policies, no string
 * becomes markup or the URL of a script.
 */
function createPolicies(): Policy {
  const types: Factory | undefined = Reflect.get(globalThis, "trustedTypes");
  let runsOtherHosts = false;
  const admit = (text: string) => (runsOtherHosts ? text : null);
  // For strings that reach a sink without a policy. React creates script elements, which never run, from a constant,
  // then sets their text. Scripts of other hosts know no policy of ours: once the page loads one, their strings pass.
  types?.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : admit(text)),
    createScriptURL: admit,
  });
  const rules = {
    createHTML: (text: string) => text,
    createScriptURL(url: string) {
      if (ownPath.test(url)) return url;
      const { protocol } = new URL(url);
      if (!/^https?:$/.test(protocol)) throw new TypeError(`A script's URL has the protocol ${protocol}`);
      runsOtherHosts = true;
      return url;
    },
  };
  return types?.createPolicy("shop", rules) ?? rules;
}

const policy = createPolicies();

/** Returns markup that the shop's server rendered, as a value for `innerHTML` and `dangerouslySetInnerHTML`. */
export function trustMarkup(html: string): string {
  return policy.createHTML(html);
}

/** Returns a script's URL as a value for `src`. From then on, scripts of other hosts may write markup. */
export function trustScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
