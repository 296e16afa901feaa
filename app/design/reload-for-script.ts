const reloadedKey = "script-reloaded";
/** A build that is gone is replaced by one reload; a script that fails again so soon would make it an endless one. */
const restMs = 60_000;

type Page = {
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  readonly reload: () => void;
};

/**
 * A script that came on need cannot be fetched: loads the page anew, or the one that is wanted, at most once a minute, and never settles then;
 * otherwise, and where nothing can be kept, rejects with the error (specification, second document 4).
 */
export function createReload({ storage, now, reload }: Page) {
  return (error: unknown): Promise<never> => {
    try {
      if (now() - Number(storage().getItem(reloadedKey)) < restMs) return Promise.reject(error);
      storage().setItem(reloadedKey, String(now()));
    } catch {
      return Promise.reject(error);
    }
    reload();
    return new Promise(() => {});
  };
}

export const reloadForScript = createReload({
  storage: () => sessionStorage,
  now: () => Date.now(),
  reload: () => {
    const wanted = readWanted();
    if (wanted) location.assign(wanted.pathname + wanted.search);
    else location.reload();
  },
});

type Router = { readonly state: { readonly navigation: { readonly location?: URL } } };

/** What somebody is on the way to: a route's script fails before its page is shown. */
function readWanted(): URL | undefined {
  const router: Router | undefined = Reflect.get(globalThis, "__reactRouterDataRouter");
  return router?.state.navigation.location;
}
