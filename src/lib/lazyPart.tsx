import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const always = () => true;

/**
 * Creates a component whose code loads when it is first shown. Unlike React's own `lazy`, it tries a failed load again
 * when it is mounted again; until then it throws the error to its boundary. Its placeholder may depend on the props,
 * and may stay until the code is needed.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode | ((props: P) => ReactNode) = null,
  useIsWanted: () => boolean = always,
): ComponentType<P> & { preload: () => Promise<void> } {
  let present: ComponentType<P> | null = null;
  const preload = async () => {
    present ??= await load();
  };
  function LazyPart(props: P) {
    const [Part, setPart] = useState(() => present);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const wanted = useIsWanted();

    useEffect(() => {
      if (Part || !wanted) return undefined;
      let shown = true;
      preload().then(
        () => {
          if (shown) setPart(() => present);
        },
        (error: unknown) => {
          if (shown) setFailure({ error });
        },
      );
      return () => {
        shown = false;
      };
    }, [Part, wanted]);

    if (failure) throw failure.error;
    if (Part) return <Part {...props} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  }
  return Object.assign(LazyPart, { preload });
}

/**
 * Returns the `lazy` of a route whose screen loads when it is first opened. The router keeps the first result for good,
 * even a failure, so a screen that failed to load becomes one that loads itself whenever it is shown, inside the
 * boundary of its route. The form `lazy: { Component }` swallows the failure and leaves an empty page (react-router 7).
 */
export const lazyScreen = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load().catch(() => lazyPart(load)),
});
