/** The events of a target: by TypeScript's maps, else by its `on…` properties. */
type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends HTMLElement
      ? HTMLElementEventMap
      : EventsByProperty<Target>;

type EventsByProperty<Target> = {
  [Name in keyof Target as Name extends `on${infer Type}` ? Type : never]: NonNullable<Target[Name]> extends (
    event: infer Event,
  ) => unknown
    ? Event
    : never;
};

type Handlers<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => void };

/**
 * Adds several event handlers to one target, with the same options.
 *
 * @returns a function that removes them, such as the clean-up of an effect
 */
export function listen<Target extends Pick<EventTarget, "addEventListener" | "removeEventListener">>(
  target: Target,
  handlers: Handlers<EventsOf<Target>>,
  options: AddEventListenerOptions = {},
): () => void {
  const entries: readonly [string, EventListener][] = Object.entries(handlers);
  for (const [type, handle] of entries) target.addEventListener(type, handle, options);
  return () => {
    for (const [type, handle] of entries) target.removeEventListener(type, handle, options);
  };
}
