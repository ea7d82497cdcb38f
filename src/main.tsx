import { fetchFirstSection } from './app/firstSection';
import { showLastResort } from './app/lastResort';

/** The first module. It is tiny, so that the program and the section of the address are fetched side by side. */
async function open() {
  if (import.meta.env.DEV) {
    await (await import('../mocks/browser')).startMocking();
    await import('./early');
  }
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
