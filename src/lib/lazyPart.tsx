import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const always = () => true;

/**
 * A component whose code arrives when it is first shown. Unlike React's own `lazy`, code that could not be fetched is
 * fetched again when the component is mounted again; until then the error is thrown, for the boundary around it. What stands
 * there meanwhile may depend on the props; it may stay there until the code is wanted.
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
 * The `lazy` of a route whose screen arrives when it is first opened. The router keeps the first answer for good, a failure
 * too: a screen that could not be fetched becomes one that fetches itself whenever it is shown, inside the boundary of its
 * route. The form `lazy: { Component }` swallows the failure and leaves an empty page (react-router 7).
 */
export const lazyScreen = (load: () => Promise<ComponentType>) => async () => ({
  Component: await load().catch(() => lazyPart(load)),
});
