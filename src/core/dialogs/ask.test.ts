import { createCoreStore } from '@/testing/coreStore';
import { ask } from './ask';
import type { Dialog, DialogAnswers } from './dialog';
import {
  dialogAnswered,
  dialogClosed,
  dialogOpened,
  dialogsClosedOfKind,
  selectOpenDialogs,
} from './dialogsSlice';

const question: Extract<Dialog, { kind: 'confirm' }> = {
  kind: 'confirm',
  title: 't',
  text: 'x',
  confirmLabel: 'Ja',
};

function asking() {
  const { store, run } = createCoreStore();
  const heard = run(ask<'confirm'>, question).toPromise<DialogAnswers['confirm'] | null>();
  return { store, heard, open: () => selectOpenDialogs(store.getState()) };
}

describe('asking in a dialog', () => {
  it.each([true as const, null])('hears %s, and not what another dialog is answered', async (answer) => {
    const { store, heard, open } = asking();
    store.dispatch(dialogAnswered({ id: 'another', answer: 'x' }));
    store.dispatch(dialogClosed('another'));
    expect(open()).toMatchObject([{ dialog: question }]);
    store.dispatch(dialogAnswered({ id: open()[0]?.id ?? '', answer }));
    await expect(heard).resolves.toBe(answer);
    expect(open()).toEqual([]);
  });

  it('hears null when it is closed', async () => {
    const { store, heard, open } = asking();
    store.dispatch(dialogClosed(open()[0]?.id ?? ''));
    await expect(heard).resolves.toBeNull();
  });

  it('stacks dialogs, each once, and closes them by kind', () => {
    const { store, open } = asking();
    store.dispatch(dialogOpened({ id: 'a', dialog: { kind: 'shortcuts' } }));
    store.dispatch(dialogOpened({ id: 'a', dialog: { kind: 'shortcuts' } }));
    expect(open().map(({ dialog }) => dialog.kind)).toEqual(['confirm', 'shortcuts']);
    store.dispatch(dialogsClosedOfKind('confirm'));
    expect(open().map(({ id }) => id)).toEqual(['a']);
  });
});
