import { setupWorker } from 'msw/browser';
import config from './Config/config.json?raw';
import features from './Config/features.json?raw';
import { isBusyness } from './world/busyness';
import { createBusyDesk } from './world/busyDesk';
import { pace } from './telephony/pace';
import { phoneOrders } from './telephony/orders';
import { createColleague } from './world/colleague';
import { latency } from './backend/faults';
import { pageHandlers } from './backend/mswHandlers';
import { isUserKey, NOBODY } from './session/users';
import { createWorld } from './world/world';
import { isScenario, signInAs, world } from './world/worldState';

const MIN_LATENCY_MS = 30;
const MAX_LATENCY_MS = 140;
/** The time until a dialled number answers, about that of a real person. */
const ANSWER_MS = 3_500;

/**
 * True if the back end can run inside the page: it needs a service worker, which a private window or a plain address
 * may not have.
 */
export const mayMock = (): boolean => 'serviceWorker' in navigator;

export const withoutMocking = {
  heading: 'De nagebootste achterkant kan hier niet draaien',
  text: 'Deze browser staat op dit adres geen service workers toe: open de pagina op localhost of over https en niet in een privévenster, of gebruik een achterkant die als server draait met `npm run mock`.',
  refresh: 'Opnieuw proberen',
};

/** The value from the address, otherwise the value that this tab used before. */
function choice(name: string, fallback: string): string {
  const key = `mock-${name}`;
  const chosen =
    new URLSearchParams(window.location.search).get(name) ?? sessionStorage.getItem(key) ?? fallback;
  sessionStorage.setItem(key, chosen);
  return chosen;
}

/**
 * Starts the back end inside the page, for `npm run dev`. Options come from the address and are kept for the tab:
 * `?wereld=leeg`, `?gebruiker=bram` (or `niemand`), `?collega=uit`, `?drukte=druk`. The console controls the
 * telephone exchange: `centrale.ring({ user: 'anne', number: '0612345678' })`.
 */
export async function startMocking(): Promise<void> {
  const scenario = choice('wereld', 'drukkeOchtend');
  const user = choice('gebruiker', 'anne');
  world.configFiles = { 'config.json': config, 'features.json': features };
  createWorld({ scenario: isScenario(scenario) ? scenario : 'drukkeOchtend' });
  signInAs(isUserKey(user) || user === NOBODY ? user : 'anne');
  latency.minMs = MIN_LATENCY_MS;
  latency.maxMs = MAX_LATENCY_MS;
  if (choice('collega', 'aan') !== 'uit') createColleague().start();
  const traffic = choice('drukte', 'rustig');
  createBusyDesk().start(isBusyness(traffic) ? traffic : 'rustig');
  pace.answerMs = ANSWER_MS;
  Object.assign(window, { centrale: phoneOrders });
  await setupWorker(...pageHandlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
}
