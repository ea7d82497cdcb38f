import { put, takeEvery } from 'typed-redux-saga';
import { callHub } from '@/hubs/hubs';
import { hubUp } from '@/hubs/connectionSlice';
import { phoneRegistryHub } from '@/hubs/phoneRegistryHub';
import { deskPhonesRead } from '../state/deskPhonesSlice';

/** Nobody told how the phones of the desk stood before the line did. */
export function* deskPhonesSaga() {
  yield* takeEvery(hubUp, function* ({ payload: name }) {
    if (name !== phoneRegistryHub.name) return;
    const ended = yield* callHub('phoneRegistryHub', 'getAllPhones', []);
    if (ended.outcome === 'done') yield* put(deskPhonesRead(ended.answer));
  });
}
