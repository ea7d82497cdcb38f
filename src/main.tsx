import { showChosenColours } from './app/firstColours';
import { fetchFirstSection } from './app/firstSection';
import { askEarly } from './app/headStart';
import { showLastResort } from './app/lastResort';

/**
 * The front door, and the first module of all: it must stay tiny. It sends the first questions to the server while the
 * program itself is still being loaded. No top-level await: the program shares modules with this one.
 */
async function open() {
  showChosenColours();
  if (import.meta.env.DEV) await (await import('../mocks/browser')).startMocking();
  void askEarly(window.location).catch(() => undefined);
  fetchFirstSection(window.location);

  const { start } = await import('./app/start');
  const root = document.getElementById('root');
  if (!root) throw new Error('No place to start in.');
  start(root);
}

open().catch((error: unknown) => {
  showLastResort(document.getElementById('root'));
  throw error;
});
