import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { reportError } from '@/core/errors/reporter';
import { installGlobalHandlers } from '@/core/errors/globalHandlers';
import { setOnTheWay } from '@/lib/press';
import '@/ui/styles/index.css';
import { watchInstallOffer } from '@/core/installOffer';
import { App } from './App';
import { appRoutes } from './routes';
import { showLastResort } from './lastResort';
import { createStore } from './store';

/** React retries a failed rendering, and wraps the original error (react.dev, createRoot). */
const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;

/** Starts the program. The first module stays tiny because it loads this code separately. */
export function start(element: HTMLElement): void {
  installGlobalHandlers();
  watchInstallOffer();
  const app = createStore({});
  app.run();
  const router = createBrowserRouter(appRoutes(app));
  router.subscribe(({ navigation }) => setOnTheWay(navigation.state !== 'idle'));
  const report = (error: unknown) => reportError(error);
  const nothingLeft = (error: unknown) => {
    report(error);
    showLastResort(element);
  };
  createRoot(element, {
    onCaughtError: report,
    onUncaughtError: nothingLeft,
    onRecoverableError: (error) => report(causeOf(error)),
  }).render(<App store={app.store} router={router} />);
}
