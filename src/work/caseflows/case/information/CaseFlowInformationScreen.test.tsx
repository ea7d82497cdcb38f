import { screen, within } from '@testing-library/react';
import {
  aCaseActivity,
  aCaseFlow,
  aMobile,
  anAddress,
  anAssignee,
  aPerson,
  aRegistration,
  aTask,
  aTimelineCase,
  db,
  nextId,
  reachedAt,
  referenceTo,
} from '@mocks/db';
import { faults, pushHub, stats, userIds, world } from '@mocks/backend/testServer';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import type { Permission } from '@/domain/session/permission';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { renderApp } from '@/testing/renderApp';
import { answerWith } from '@/testing/backEnd';

const REGISTRATIONS = 'GET /housingallocation/api/v1/registration/agent/byPerson/:personId';

function aCase() {
  const person = db.people.add(
    aPerson({
      name: 'Fatima Özdemir',
      lastName: 'Özdemir',
      ...reachedAt({
        addresses: [anAddress()],
        phoneNumbers: [aMobile('06 12345678')],
        emailAddresses: ['fatima@voorbeeld.nl'],
      }),
    }),
  );
  const flow = db.caseFlows.add(aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) }));
  db.cases.add(aTimelineCase({ id: flow.umbrellaCaseId, title: flow.title, personId: person.id }));
  return { person, flow };
}

const open = (id: string, tab: string, permissions?: readonly Permission[]) =>
  renderApp(`/dashboard/zaken/overzicht/${id}/${tab}`, { user: 'bram', ...(permissions && { permissions }) });

const region = (name: string) => screen.findByRole('region', { name });

describe('the report of the customer', () => {
  it('shows questions and answers', async () => {
    const { flow } = aCase();
    db.reports.add({
      id: nextId(),
      caseId: flow.umbrellaCaseId,
      title: 'Overlast melden',
      created: '2026-11-20T09:00:00Z',
      items: [
        { question: 'Wat hoort u?', answer: 'Harde muziek' },
        { question: 'Sinds wanneer?', answer: '2026-10-02' },
        { question: 'Hoe lang al?', answer: '' },
      ],
    });
    open(flow.id, 'informatie');
    const report = within(await region('Klantportaal'));
    expect(await report.findByText('Harde muziek')).toBeVisible();
    expect(report.getByText('Overlast melden')).toBeVisible();
    expect(report.getByText('02-10-2026')).toBeVisible();
    expect(report.getByText('Niet ingevuld')).toBeVisible();
  });

  it.each([
    ['the older name of the list', { answers: [{ question: 'Wat hoort u?', answer: 'Muziek' }] }, 'Muziek'],
    ['broken entries', { items: [null, 7, {}, { question: {}, answer: 'Muziek' }] }, 'Vraag zonder tekst'],
    ['no list', { items: null }, 'In het formulier is niets ingevuld.'],
  ])('is read from a form with %s', async (_, parts, words) => {
    const { flow } = aCase();
    answerWith(`/api/v1/selfservice/report/bycase/${flow.umbrellaCaseId}`, {
      id: nextId(),
      title: null,
      ...parts,
    });
    open(flow.id, 'informatie');
    const report = within(await region('Klantportaal'));
    expect(await report.findByText(words)).toBeVisible();
    expect(report.getByText('Zonder titel')).toBeVisible();
  });

  it('says that the customer did not start the case', async () => {
    open(aCase().flow.id, 'informatie');
    expect(await screen.findByText('Deze zaak is niet via het klantportaal gestart.')).toBeVisible();
  });

  it('is not requested for users who may not see it, who get an explanation instead', async () => {
    open(aCase().flow.id, 'informatie', ['viewTask', 'viewCaseFlow']);
    expect(await screen.findByText(/^Je hebt geen rechten om te zien wat de klant/)).toBeVisible();
    expect(stats.of('GET /api/v1/selfservice/report/bycase/:caseId')).toEqual([]);
  });

  it('can be retried when it fails to load, and leaves the facts on the screen', async () => {
    faults.add({ path: '/api/v1/selfservice/*', status: 500, times: 1 });
    const { user } = open(aCase().flow.id, 'informatie');
    const report = within(await region('Klantportaal'));
    await user.click(await report.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await report.findByText('Deze zaak is niet via het klantportaal gestart.')).toBeVisible();
    expect(within(await region('Kenmerken')).getByText('Overlast')).toBeVisible();
  });
});

describe('the related work', () => {
  it('lists open cases and tasks of the same person only', async () => {
    const { person, flow } = aCase();
    const namesake = db.people.add(aPerson({ name: referenceTo(person).name }));
    db.caseFlows.add(
      aCaseFlow({ title: 'Huuropzegging', personId: person.id, relatedPerson: referenceTo(person) }),
    );
    db.caseFlows.add(
      aCaseFlow({ title: 'Van een ander', personId: namesake.id, relatedPerson: referenceTo(namesake) }),
    );
    db.caseFlows.add(
      aCaseFlow({
        title: 'Afgerond',
        status: CaseFlowStatus.Finished,
        personId: person.id,
        relatedPerson: referenceTo(person),
      }),
    );
    const completeBy = anAssignee({ id: userIds.bram });
    db.tasks.add(aTask({ subject: 'Terugbellen over borg', relatedPerson: referenceTo(person), completeBy }));
    db.tasks.add(
      aTask({
        subject: 'Klaar',
        relatedPerson: referenceTo(person),
        completeBy,
        status: TaskStatus.Finished,
      }),
    );
    open(flow.id, 'informatie');
    const related = within(await region('Wat speelt hier al'));
    const cases = within(await related.findByRole('list', { name: 'Andere open zaken' }));
    expect(cases.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Huuropzegging'),
    ]);
    const tasks = within(await related.findByRole('list', { name: 'Open taken' }));
    expect(tasks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Terugbellen over borg'),
    ]);
    for (const name of ['Alle taken in de lijst', 'Alle zaken in de lijst']) {
      expect(related.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining('query=Fatima'),
      );
    }
  });

  it('shows ten items at most', async () => {
    const { person, flow } = aCase();
    for (let index = 0; index < 13; index += 1) {
      db.caseFlows.add(
        aCaseFlow({ title: `Zaak ${index}`, personId: person.id, relatedPerson: referenceTo(person) }),
      );
    }
    open(flow.id, 'informatie');
    const cases = within(await screen.findByRole('list', { name: 'Andere open zaken' }));
    expect(cases.getAllByRole('link')).toHaveLength(10);
  });

  it('says when nothing is found, and when the request fails', async () => {
    faults.add({ path: '/api/v1/task/search', status: 500 });
    const { user } = open(aCase().flow.id, 'informatie');
    expect(await screen.findByText('Geen andere open zaken van deze relatie.')).toBeVisible();
    const related = within(await region('Wat speelt hier al'));
    const retry = await related.findByRole('button', { name: 'Opnieuw proberen' });
    faults.clear();
    await user.click(retry);
    expect(await related.findByText('Geen open taken voor jou of je groepen.')).toBeVisible();
  });

  it('is not searched for a person without an id', async () => {
    const unlinked = db.caseFlows.add(aCaseFlow());
    answerWith(`/api/v1/caseflow/detailed/${unlinked.id}`, {
      ...unlinked,
      personId: null,
      relatedPerson: { id: null, name: 'Jan Smit' },
    });
    open(unlinked.id, 'informatie');
    const related = within(await region('Wat speelt hier al'));
    expect(await related.findByText('Aan deze zaak is geen relatie gekoppeld.')).toBeVisible();
    expect(stats.of('GET /api/v1/task/search')).toEqual([]);
  });

  it('is not searched for a case without a person', async () => {
    open(db.caseFlows.add(aCaseFlow()).id, 'informatie');
    const related = within(await region('Wat speelt hier al'));
    expect(related.getByText('Aan deze zaak is geen relatie gekoppeld.')).toBeVisible();
    expect(stats.of('GET /api/v1/task/search')).toEqual([]);
  });
});

describe('the contact moments', () => {
  it('show the contacts, the person and the history of the case, newest first', async () => {
    const { flow } = aCase();
    const caseId = flow.umbrellaCaseId;
    db.caseActivities.add(aCaseActivity({ caseId, description: 'Gebeld over geluid', direction: 'Inbound' }));
    db.caseActivities.add(
      aCaseActivity({
        caseId,
        type: 'CaseFlow',
        description: 'Zaak ontvangen',
        startTime: '2026-11-01T09:00:00Z',
      }),
    );
    db.caseActivities.add(
      aCaseActivity({
        caseId,
        type: 'CaseFlow',
        description: 'Stap opgepakt',
        startTime: '2026-11-03T09:00:00Z',
        colleague: anAssignee({ name: 'Bram Jansen' }),
      }),
    );
    open(flow.id, 'contactmomenten');
    const contacts = within(await screen.findByRole('list', { name: 'Contactmomenten' }));
    expect(contacts.getAllByRole('listitem')).toHaveLength(1);
    expect(contacts.getByText('Gebeld over geluid')).toBeVisible();
    expect(contacts.getByText('Telefoon, inkomend')).toBeVisible();
    expect(contacts.getAllByText(/Telefoon/)).toHaveLength(1);
    const person = within(await region('Relatie'));
    expect(await person.findByRole('link', { name: '06 12345678' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
    expect(person.getByRole('link', { name: 'fatima@voorbeeld.nl' })).toBeVisible();
    expect(person.getByText('Lindelaan 14, 9712 AB Groningen')).toBeVisible();
    for (const trait of ['Vrouw', 'Digitaal']) expect(person.getByText(trait)).toBeVisible();
    const history = within(await region('Verloop van de zaak'));
    expect(history.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '03-11-2026',
      '01-11-2026',
    ]);
    expect(history.getByRole('button', { name: 'Bram Jansen' })).toBeVisible();
    expect(stats.of('GET /api/v1/activity/bycase/:caseId')[0]?.query).toMatch(
      /pageSize=150.*statusFilter=Active/,
    );
  });

  it('show the registrations of the person', async () => {
    world.config = { facets: { housingAllocation: { available: true } } };
    const { person, flow } = aCase();
    db.registrations.add(aRegistration({ personId: person.id, type: 1 }));
    db.registrations.add(aRegistration({ personId: person.id, type: 'Garage' }));
    db.registrations.add(aRegistration({ personId: person.id, type: 3, isActive: false }));
    open(flow.id, 'contactmomenten');
    expect(await within(await region('Relatie')).findByText('Woning, Garage')).toBeVisible();
  });

  it('show that the person has no registrations, which the server answers with 404', async () => {
    world.config = { facets: { housingAllocation: { available: true } } };
    open(aCase().flow.id, 'contactmomenten');
    expect(await within(await region('Relatie')).findByText('Niets')).toBeVisible();
    expect(stats.of(REGISTRATIONS)).toMatchObject([{ status: 404 }]);
  });

  it.each([
    ['housing is not allocated', {}, undefined],
    [
      'the user may not see them',
      { facets: { housingAllocation: { available: true } } },
      ['viewTask', 'viewCaseFlow'] as const,
    ],
  ])('request no registrations where %s', async (_, config, permissions) => {
    world.config = config;
    open(aCase().flow.id, 'contactmomenten', permissions);
    expect(await within(await region('Relatie')).findByText('Fatima Özdemir')).toBeVisible();
    expect(screen.queryByText('Ingeschreven voor')).not.toBeInTheDocument();
    expect(stats.of(REGISTRATIONS)).toEqual([]);
  });

  it('change when the case turns out to belong to another file', async () => {
    const { flow } = aCase();
    const { umbrellaCaseId } = flow;
    db.caseActivities.add(aCaseActivity({ caseId: umbrellaCaseId, description: 'Gebeld over geluid' }));
    const wrong = db.cases.add(aTimelineCase({ title: 'Een ander dossier' }));
    db.caseActivities.add(aCaseActivity({ caseId: wrong.id, description: 'Van een ander' }));
    db.caseFlows.change(flow.id, { umbrellaCaseId: wrong.id });
    open(flow.id, 'contactmomenten');
    expect(await screen.findByText('Van een ander')).toBeVisible();
    const lastModified = new Date(Date.now() + 60_000).toISOString();
    db.caseFlows.change(flow.id, { umbrellaCaseId, lastModified });
    pushHub('caseFlowHub', 'updated', flow.id);
    expect(await screen.findByText('Gebeld over geluid')).toBeVisible();
    expect(screen.queryByText('Van een ander')).toBeNull();
  });

  it('are opened by a link beside the facts of the case', async () => {
    const { user, router } = open(aCase().flow.id, 'informatie');
    await user.click(await screen.findByRole('link', { name: 'Verloop van de zaak bekijken' }));
    expect(await screen.findByText('Er zijn nog geen contactmomenten bij deze zaak.')).toBeVisible();
    expect(router.state.location.pathname).toMatch(/contactmomenten$/);
  });

  it('leave the person on the screen when they fail to load', async () => {
    faults.add({ path: '/api/v1/activity/*', status: 500, times: 1 });
    const { user } = open(aCase().flow.id, 'contactmomenten');
    expect(await within(await region('Relatie')).findByText('Fatima Özdemir')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Er zijn nog geen contactmomenten bij deze zaak.')).toBeVisible();
  });
});
