import { createCoreStore } from '@/testing/coreStore';
import { dialogClosed, dialogOpened, dialogsClosedOfKind, selectOpenDialogs } from './dialogsSlice';

function dialogs() {
  const { store } = createCoreStore();
  store.dispatch(dialogOpened({ id: 'a', dialog: { kind: 'mediaView', mediaId: 'm' } }));
  store.dispatch(dialogOpened({ id: 'b', dialog: { kind: 'shortcuts' } }));
  return { store, open: () => selectOpenDialogs(store.getState()).map(({ id }) => id) };
}

it('a dialog that is opened again moves to the top, and dialogs are closed by kind', () => {
  const { store, open } = dialogs();
  store.dispatch(dialogOpened({ id: 'a', dialog: { kind: 'mediaView', mediaId: 'm' } }));
  expect(open()).toEqual(['b', 'a']);
  store.dispatch(dialogsClosedOfKind('mediaView'));
  expect(open()).toEqual(['b']);
});

it('closing one dialog leaves the others open', () => {
  const { store, open } = dialogs();
  store.dispatch(dialogClosed('another'));
  expect(open()).toEqual(['a', 'b']);
  store.dispatch(dialogClosed('a'));
  expect(open()).toEqual(['b']);
});
