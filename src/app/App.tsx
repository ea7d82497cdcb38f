import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { type createBrowserRouter, RouterProvider } from 'react-router';
import { closePanelsOnLeaving } from './closePanelsOnLeaving';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createBrowserRouter>;
}

/** react-router does not import the DOM itself, so it needs this function for navigations with `flushSync`. */
const inOneFrame = (draw: () => unknown) => void flushSync(draw);

export function App({ store, router }: AppProps) {
  useEffect(() => closePanelsOnLeaving(router, store.dispatch), [router, store]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} flushSync={inOneFrame} />
    </Provider>
  );
}
