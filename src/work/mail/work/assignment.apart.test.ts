import { assignMail } from '@/api/contacts/contactMoments';
import { HttpError } from '@/api/http/httpError';
import { mailMomentRegistered } from '@/core/contactOverMail';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { createCoreStore } from '@/testing/coreStore';
import { mailSaga } from './mailSaga';

vi.mock('@/api/contacts/contactMoments', { spy: true });

function registered() {
  const { store, run } = createCoreStore();
  run(mailSaga);
  store.dispatch(mailMomentRegistered({ conversationId: 'conversation', momentId: 'm1' }));
  return () => selectToasts(store.getState()).map(({ text }) => text);
}

beforeEach(() => {
  vi.mocked(assignMail).mockReset().mockResolvedValue(undefined);
});

it('A contact that began from a mail is assigned to that mail (AMB-152)', () => {
  registered();
  expect(assignMail).toHaveBeenCalledExactlyOnceWith('conversation', 'm1');
});

it('A failed assignment is reported', async () => {
  vi.mocked(assignMail).mockRejectedValue(new HttpError('refused', 404, '/x'));
  const toasts = registered();
  await vi.waitFor(() =>
    expect(toasts()).toEqual(['Het contact is vastgelegd, maar niet aan de mail gekoppeld.']),
  );
});
