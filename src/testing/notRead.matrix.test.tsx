import { screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aComplex, aPerson, aTask, aUnit, db, referenceTo } from '@mocks/db';
import { faults, stats, userIds } from '@mocks/backend/testServer';
import type { Fault } from '@mocks/backend/faults';
import { isRecord } from '@/lib/values';
import { renderApp } from './renderApp';

/* No screen claims that something is empty before reading it. New sentences in Texts files are found automatically. */

const NOTHING = /\b(geen|niets|niemand|niet gebeld)\b/i;

/** These sentences are about the user's own choices, drafts or new records, or the record itself shows their truth. */
const TRUE_WITHOUT_READING = [
  'Geen taak geselecteerd',
  'Geen zaak geselecteerd',
  'Nog geen weergaven bewaard.',
  'Je hebt nog geen vragen bekeken.',
  'Nog geen gebreken',
  'Geen lopend contract',
];

const wordsIn = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  return isRecord(texts) ? Object.values(texts).flatMap(wordsIn) : [];
};
const sentences = new Set(
  Object.values(import.meta.glob<object>('/src/**/*Texts.ts', { eager: true }))
    .flatMap(wordsIn)
    .filter((words) => NOTHING.test(words) && !TRUE_WITHOUT_READING.includes(words)),
);

/** The sentences on the screen that claim that something does not exist. */
function claims(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? '';
    if (sentences.has(words)) found.push(words);
  }
  return found;
}

/** A skeleton of content that is still loading. */
const SHAPE = 'div[aria-hidden=true]';

/** No screen is shown until this read has been answered. */
const FRAME = '/api/v1/system/session';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when no new request came for some frames and every request that will be answered has its answer. */
async function settled(isStruck: (path: string) => boolean) {
  let calm = 0;
  while (calm < 5) {
    const before = stats.seen.length;
    await nextFrame();
    const isOpen = stats.seen.some(({ status, path }) => status === null && !isStruck(path));
    calm = isOpen || stats.seen.length > before ? 0 : calm + 1;
  }
}

interface Place {
  path: string;
  /**
   * Reads that succeed even when all others fail, because they fetch the record that the screen is about. Their case
   * does not matter.
   */
  answered?: readonly string[];
}

const person = () => db.people.add(aPerson({ name: 'Fatima El Idrissi', roles: { customer: 'rol' } }));
const onPerson = (tab: string) => (): Place => {
  const { id } = person();
  return { path: `/klantenkaart/${id}/${tab}`, answered: [`/api/v1/people/${id}`] };
};
const onUnit = (tab: string) => (): Place => {
  const { id } = db.units.add(aUnit());
  return { path: `/objectkaart/${id}/${tab}`, answered: [`/api/v1/unit/${id}`] };
};
const onComplex = (tab: string) => (): Place => {
  const { id } = db.complexes.add(aComplex());
  return { path: `/complexkaart/${id}/${tab}`, answered: [`/api/v1/complex/${id}`] };
};
const onColleague = (tab: string) => (): Place => ({
  path: `/collegakaart/${userIds.carla}/${tab}`,
  answered: [`/api/v1/colleague/${userIds.carla}`],
});
const onTask = (tab: string) => (): Place => {
  const { id } = db.tasks.add(aTask({ case: { id: 'c', title: 'Dossier' } }));
  return { path: `/dashboard/taken/overzicht/${id}/${tab}`, answered: [`/api/v1/task/byId/${id}`] };
};
const onCase = (tab: string) => (): Place => {
  const relatedPerson = referenceTo(person());
  const { id } = db.caseFlows.add(aCaseFlow({ personId: relatedPerson.id, relatedPerson }));
  return { path: `/dashboard/zaken/overzicht/${id}/${tab}`, answered: [`/api/v1/caseflow/detailed/${id}`] };
};
const at =
  (path: string, ...answered: string[]) =>
  (): Place => ({ path, answered });

const AREA = 'a0000000-0000-4000-8000-000000000001';

const places: [string, () => Place][] = [
  ['tasks', at('/dashboard/taken/overzicht')],
  ['the messages of a task', onTask('berichten')],
  ['the tasks linked to a task', onTask('koppelingen')],
  ['the contacts of a task', onTask('contactmomenten')],
  ['cases', at('/dashboard/zaken/overzicht')],
  ['the other open work of the person of a case', onCase('informatie')],
  ['the documents of a case', onCase('documenten')],
  ['the messages of a case', onCase('messages')],
  ['the messages to the customer of a case', onCase('publicmessages')],
  ['the contacts of a case', onCase('contactmomenten')],
  ['the workload', at('/dashboard/zaken/workload/overzicht')],
  ['announcements', at('/dashboard/mededelingen?query=zzz')],
  ['questions', at('/kennisbank/zoeken?q=zzz')],
  ['questions to edit', at('/kennisbank/beheer?q=zzz')],
  ['mail', at('/mail')],
  ['the chat', at('/dashboard/chat')],
  ['the timeline of a person', onPerson('tijdlijn')],
  ['the contracts of a person', onPerson('contracten')],
  ['the registrations of a person', onPerson('registraties')],
  ['the bills of a person', onPerson('financieel')],
  ['the announcements of a person', onPerson('mededelingen')],
  ['the scores of a person', onPerson('klantscore')],
  ['the timeline of a unit', onUnit('tijdlijn')],
  ['the contracts of a unit', onUnit('contracten')],
  ['the announcements of a unit', onUnit('mededelingen')],
  ['the valuation of a unit', onUnit('woningwaardering')],
  ['the repairs of a unit', onUnit('reparatieverzoek')],
  ['the timeline of a complex', onComplex('tijdlijn')],
  ['the units of a complex', onComplex('eenheden')],
  ['the announcements of a complex', onComplex('mededelingen')],
  ['the calendar of a colleague', onColleague('calendar')],
  ['the activities of a colleague', onColleague('history')],
  ['the conversations of a colleague', onColleague('telephony')],
  ['customers', at('/klanten?query=zzz')],
  ['vendors', at('/leveranciers/overzicht?query=zzz')],
  [
    'vendors of a work area who also have another role',
    at(`/leveranciers/overzicht?werkgebied=${AREA}&andereRol=1`, '/api/v1/vendor/all/withworkareas'),
  ],
  ['undelivered messages', at('/beheer/diagnostics/servicebuserrors')],
  ['the log', at('/beheer/diagnostics/systemlog?scopeId=zzz')],
  ['requests of the portal', at('/beheer/diagnostics/portalrequests?query=zzz')],
  ['scenarios of the portal', at('/selfservice?query=zzz')],
];

const show = ({ path }: Place) => renderApp(path, { user: 'carla' });

const isStruckAt = ({ answered = [] }: Place) => {
  const passes = [FRAME, ...answered].map((path) => path.toLowerCase());
  return (path: string) => path.includes('/api/') && !passes.includes(path.toLowerCase());
};

function strike({ answered = [] }: Place, fault: Partial<Fault>) {
  for (const path of [FRAME, ...answered]) faults.add({ method: 'GET', path });
  faults.add({ method: 'GET', path: '*/api/*', ...fault });
}

describe.each(places)('A screen with %s', (_, given) => {
  it('claims that there is nothing after its reads', async () => {
    show(given());
    await waitFor(() => expect(claims()).not.toEqual([]));
  });

  it('claims nothing when its reads fail', async () => {
    const place = given();
    strike(place, { status: 500 });
    show(place);
    expect((await screen.findAllByRole('button', { name: 'Opnieuw proberen' })).length).toBeGreaterThan(0);
    await settled(() => false);
    expect(claims()).toEqual([]);
  });

  it('claims nothing while its reads are pending', async () => {
    const place = given();
    strike(place, { drop: 'silent' });
    show(place);
    await waitFor(() => expect(screen.getByRole('main').querySelector(SHAPE)).not.toBeNull());
    await settled(isStruckAt(place));
    expect(claims()).toEqual([]);
  });
});

it('The card of a home does not call its kind unknown while it is loading', async () => {
  const { id } = db.units.add(aUnit({ housingTypeId: AREA }));
  faults.add({ method: 'GET', path: '/api/v1/housingtype/*', drop: 'silent' });
  renderApp(`/objectkaart/${id}/contracten`, { user: 'carla' });
  expect((await screen.findByText('Woningtype')).nextElementSibling).toHaveTextContent('Wordt geladen');
});
