import { allow, aSession, aUser, createCoreStore } from '@/testing/coreStore';
import { selectMay, sessionStarted } from './sessionSlice';

describe('permissions', () => {
  it('hold together only if each of them holds', () => {
    const { store } = createCoreStore();
    store.dispatch(sessionStarted(aSession({ user: aUser({ permissions: allow('editTask') }) })));
    const may = selectMay(store.getState());
    expect([may(), may('viewTask'), may('viewTask', 'shell'), may('editTask', '!shell')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});
