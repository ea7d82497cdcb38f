import { stats } from '@mocks/backend/testServer';
import { type Draft, draftsRestored, selectDrafts } from '@/core/drafts/draftsSlice';
import { EMPTY_GUID } from '@/lib/guid';
import { startMoments } from '@/testing/momentStore';
import { momentsSaga } from '../send/momentsSaga';
import { contactBarShown } from './contactActions';
import { selectHasContacts } from './contactKeys';
import { contactSaga } from './contactSaga';
import { selectContacts } from './contacts';

const FAQ = 'fa000000-0000-4000-8000-000000000001';
const draft = (value: unknown, more: Partial<Draft> = {}): Draft => ({
  ...{ value, label: null, savedAt: Date.now(), sent: null, changesSince: 0 },
  ...more,
});
/** Notes beside a card, as version a0e74e5 kept them. */
const NOTED = {
  channel: 'Desk',
  subject: { id: 'tag', name: 'Wonen' },
  query: '',
  faqId: FAQ,
  targetGroupId: 'groep',
  followUpQuestionId: 'vervolg',
  notes: 'Zegt op.',
  identity: { at: 1, facts: ['adres'] },
  scenario: null,
};
/** An ongoing contact, as the same version kept it. */
const ONGOING = {
  id: 'oud',
  ...{ startedAt: 1, isParked: true, isFolded: false, resumedAt: 1 },
  ...{ channel: 'Phone', direction: 'Outbound', notes: 'Half woord', contract: null, identity: null },
  person: { id: 'p', name: 'Jan', details: 'Huurder' },
  questions: [
    {
      ...{ id: 'q', subject: null, faq: { id: 'f', question: 'Hoe?', isPublic: true }, about: null },
      ...{ targetGroupId: null, followUpQuestionId: null, words: 'Snel', registered: true, momentId: 'm' },
    },
  ],
  acknowledged: ['let-op'],
};

async function restored(of: (personId: string, roleId: string) => Record<string, Draft>) {
  const app = await startMoments(contactSaga, momentsSaga);
  app.dispatch(draftsRestored(of(app.person.id, app.roleId)));
  expect(selectHasContacts(app.getState())).toBe(true);
  app.dispatch(contactBarShown());
  return app;
}

it('Notes that were kept beside a card become a contact, with the fields of their dialog', async () => {
  const label = { title: 'Contact vastleggen: Maria van Dijk', href: '/klantenkaart/x/tijdlijn' };
  const file = { mediaId: 'm', name: 'foto.jpg', size: 1 };
  const { getState, person } = await restored((id) => ({
    [`registration/${id}`]: draft(NOTED, { label }),
    [`register-contact/${id}`]: draft({ direction: 'Outbound', contractId: 'c', files: [file] }),
  }));
  await vi.waitFor(() => expect(selectContacts(getState())[0]?.questions[0]?.faq?.isPublic).toBe(false));
  expect(selectContacts(getState())).toEqual([
    expect.objectContaining({
      person: { id: person.id, name: 'Maria van Dijk', details: '' },
      ...{ isParked: true, channel: 'Desk', direction: 'Outbound', notes: 'Zegt op.' },
      ...{ identity: NOTED.identity, contract: { id: 'c', address: '' }, files: [file] },
    }),
  ]);
  expect(selectContacts(getState())[0]?.questions[0]).toMatchObject({
    subject: NOTED.subject,
    faq: { id: FAQ },
    targetGroupId: 'groep',
    followUpQuestionId: 'vervolg',
  });
  expect(Object.keys(selectDrafts(getState()))).toEqual([expect.stringMatching(/^ongoingContact\//)]);
});

it('An ongoing contact of an earlier version is kept', async () => {
  const { getState } = await restored(() => ({ 'ongoingContact/oud': draft(ONGOING) }));
  expect(selectContacts(getState())).toEqual([
    {
      ...ONGOING,
      line: null,
      linkedTo: null,
      differsFrom: null,
      lineEndedAt: null,
      passedOnTo: null,
      ...{ scenario: null, notifyClient: false, files: [], changesSince: 0 },
      questions: [{ ...ONGOING.questions[0], query: '' }],
    },
  ]);
});

it('A moment that may or may not have been registered is looked up', async () => {
  const { getState } = await restored((personId, roleId) => ({
    [`registration/${personId}`]: draft(
      { ...NOTED, subject: null, faqId: null },
      {
        sent: {
          value: NOTED,
          known: [],
          body: {
            personId,
            contact: {
              ...{
                caseId: null,
                contractId: null,
                mailId: null,
                targetGroupId: null,
                followUpQuestionId: null,
              },
              ...{ tagId: EMPTY_GUID, faqId: EMPTY_GUID, mediaIds: [], isPublic: false, notifyClient: false },
              ...{ channelType: 'Desk', direction: 'Inbound', roleId, description: 'Zegt op.' },
            },
          },
        },
      },
    ),
  }));
  await vi.waitFor(() =>
    expect(stats.seen.some(({ path }) => path.startsWith('/api/v1/case/person/'))).toBe(true),
  );
  expect(selectContacts(getState())[0]?.notes).toBe('Zegt op.');
  expect(stats.of('POST /api/v1/activity/contact')).toHaveLength(0);
  expect(
    Object.keys(selectDrafts(getState())).filter((key) => key.startsWith('ongoingMoment/')),
  ).toHaveLength(1);
});

it('Drafts of housing registrations stay unchanged', async () => {
  const app = await startMoments(contactSaga, momentsSaga);
  app.dispatch(draftsRestored({ 'registration/r1': draft({ incomeStatus: 1 }) }));
  expect(selectHasContacts(app.getState())).toBe(false);
  app.dispatch(contactBarShown());
  expect(Object.keys(selectDrafts(app.getState()))).toEqual(['registration/r1']);
});
