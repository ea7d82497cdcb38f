import { put, takeEvery } from 'typed-redux-saga';
import { callHub } from '@/hubs/hubs';
import { hubUp } from '@/hubs/connectionSlice';
import { phoneRegistryHub } from '@/hubs/phoneRegistryHub';
import { deskPhonesRead } from '../state/deskPhonesSlice';

/** Requests the phones of the desk when the connection is up, because the hub reports changes only. */
export function* deskPhonesSaga() {
  yield* takeEvery(hubUp, function* ({ payload: name }) {
    if (name !== phoneRegistryHub.name) return;
    const ended = yield* callHub('phoneRegistryHub', 'getAllPhones', []);
    if (ended.outcome === 'done') yield* put(deskPhonesRead(ended.answer));
  });
}
