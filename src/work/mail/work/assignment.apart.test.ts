import { assignMail } from '@/api/contacts/contactMoments';
import { HttpError } from '@/api/http/httpError';
import { momentRegistered } from '@/desk/contacts';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { createCoreStore } from '@/testing/coreStore';
import { mailSaga } from './mailSaga';

vi.mock('@/api/contacts/contactMoments', { spy: true });

function registered(source: Parameters<typeof momentRegistered>[0]['source']) {
  const { store, run } = createCoreStore();
  run(mailSaga);
  store.dispatch(momentRegistered({ personId: 'p1', momentId: 'm1', source }));
  return () => selectToasts(store.getState()).map(({ text }) => text);
}

beforeEach(() => {
  vi.mocked(assignMail).mockReset().mockResolvedValue(undefined);
});

it('A contact that began from a mail is assigned to that mail (AMB-152)', () => {
  registered({ kind: 'mail', id: 'conversation' });
  expect(assignMail).toHaveBeenCalledExactlyOnceWith('conversation', 'm1');
});

it.each([null, { kind: 'chat', id: 'c' } as const])('A contact of another kind is not assigned', (source) => {
  registered(source);
  expect(assignMail).not.toHaveBeenCalled();
});

it('A failed assignment is reported', async () => {
  vi.mocked(assignMail).mockRejectedValue(new HttpError('refused', 404, '/x'));
  const toasts = registered({ kind: 'mail', id: 'conversation' });
  await vi.waitFor(() =>
    expect(toasts()).toEqual(['Het contact is vastgelegd, maar niet aan de mail gekoppeld.']),
  );
});
