import { put, takeEvery } from 'typed-redux-saga';
import { callHub } from '@/hubs/hubs';
import { lineUp } from '@/hubs/linesSlice';
import { phoneRegistryHub } from '@/hubs/phoneRegistryHub';
import { deskPhonesRead } from '../state/deskPhonesSlice';

/** Nobody told how the phones of the desk stood before the line did. */
export function* deskPhonesSaga() {
  yield* takeEvery(lineUp, function* ({ payload: name }) {
    if (name !== phoneRegistryHub.name) return;
    const ended = yield* callHub('phoneRegistryHub', 'getAllPhones', []);
    if (ended.outcome === 'done') yield* put(deskPhonesRead(ended.answer));
  });
}
