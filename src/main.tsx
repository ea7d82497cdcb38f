import { untilAsked } from '@/api/http/headStart';
import { showLastResort } from './app/lastResort';

/** Enough for configuration and session on a fast connection; a slow one is not awaited. */
const ASKING_MS = 300;

/** As in `core/paths`, which would not be tiny here. */
const CASES = /^\/dashboard\/zaken(?:\/|$)/;

/**
 * Loads the code of the section in the address beside the program, not after it. Code that fails to load is requested
 * again when it is needed.
 */
function fetchFirstSection({ pathname }: Pick<Location, 'pathname'>): void {
  if (!CASES.test(pathname)) return;
  const code = [
    import('@/work/caseflows/caseFlowsWork'),
    import('@/work/caseflows/list/CaseFlowsOverviewScreen'),
  ];
  for (const module of code) module.catch(() => undefined);
}

/** The first module. It is tiny, so that the program and the section of the address are fetched side by side. */
async function open() {
  if (import.meta.env.DEV) {
    const { mayMock, withoutMocking, startMocking } = await import('../mocks/browser');
    if (!mayMock()) {
      showLastResort(document.getElementById('root'), withoutMocking);
      return;
    }
    await startMocking();
    await import('./early');
  }
  fetchFirstSection(window.location);
  const [{ start }] = await Promise.all([import('./app/start'), untilAsked(ASKING_MS)]);
  const root = document.getElementById('root');
  if (!root) throw new Error('No place to start in.');
  start(root);
}

open().catch((error: unknown) => {
  showLastResort(document.getElementById('root'));
  throw error;
});
