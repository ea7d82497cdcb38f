import { untilAsked } from './api/headStart';
import { fetchFirstSection } from './app/firstSection';
import { showLastResort } from './app/lastResort';

/** Configuration and session on a quick line; a slow one is not waited for. */
const ASKING_MS = 300;

/** The first module. It is tiny, so that the program and the section of the address are fetched side by side. */
async function open() {
  if (import.meta.env.DEV) {
    await (await import('../mocks/browser')).startMocking();
    await import('./early');
  }
  fetchFirstSection(window.location);
  await untilAsked(ASKING_MS);

  const { start } = await import('./app/start');
  const root = document.getElementById('root');
  if (!root) throw new Error('No place to start in.');
  start(root);
}

open().catch((error: unknown) => {
  showLastResort(document.getElementById('root'));
  throw error;
});
