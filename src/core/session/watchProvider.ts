import { call, delay, race, select } from 'typed-redux-saga';
import { logLine } from '@/lib/log';
import { identityProvider } from '../signIn/identityProvider';
import { takeTurn } from './renewalTurn';
import { selectSessionStatus } from './sessionSlice';

/** 002 §9.1. */
const PROVIDER_CHECK_MS = 50_000;
const PROVIDER_VALIDITY_S = 70;
/** After this time the turn is given up, for a provider that does not answer. */
const PATIENCE_MS = 8_000;

function* refresh() {
  const turn = takeTurn();
  try {
    yield* call(() => turn);
    const provider = identityProvider();
    if (provider === null) return;
    const work = provider.refresh(PROVIDER_VALIDITY_S);
    const { refreshed } = yield* race({ refreshed: call(() => work), late: delay(PATIENCE_MS) });
    if (refreshed !== true) logLine('Token refresh failed');
  } catch (error) {
    logLine('Token refresh failed', error);
  } finally {
    void turn.then((release) => release());
  }
}

/** The second layer (AMB-001): the provider's own token. A failed refresh is only logged (002 §4.9). */
export function* watchProvider() {
  while (true) {
    yield* delay(PROVIDER_CHECK_MS);
    const isReady = (yield* select(selectSessionStatus)) === 'ready';
    if (isReady && identityProvider() !== null) yield* call(refresh);
  }
}
