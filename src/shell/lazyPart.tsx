import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the frame that arrives when it is first shown. Unlike React's own `lazy`, a part that could not be fetched is
 * fetched again when it is shown again, or when the network is back: these parts live as long as the page.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let present: ComponentType<P> | null = null;
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => present);
    const [error, setError] = useState<unknown>(null);

    useEffect(() => {
      if (present) return undefined;
      let shown = true;
      const fetchPart = () =>
        void load().then(
          (part) => {
            present = part;
            if (shown) setPart(() => part);
          },
          (reason: unknown) => {
            if (!shown) return;
            if (navigator.onLine) setError(reason);
            else window.addEventListener('online', fetchPart, { once: true });
          },
        );
      fetchPart();
      return () => {
        shown = false;
        window.removeEventListener('online', fetchPart);
      };
    }, []);

    if (error !== null) throw error instanceof Error ? error : new Error('A part could not be loaded');
    return Part && <Part {...props} />;
  };
}
