import { act, screen, within } from '@testing-library/react';
import {
  aCaseActivity,
  aCaseFlow,
  anAssignee,
  aPerson,
  aTask,
  aTimelineCase,
  db,
  referenceTo,
} from '@mocks/db';
import { userIds } from '@mocks/backend/testServer';
import { wokeUp } from '@/core/events';
import { caseAddress } from '@/testing/openCase';
import { UNDRAWABLE } from '@/testing/poison';
import { renderApp } from '@/testing/renderApp';
import { type LoadedPart, partLoaded, type WithCaseContent } from './caseContentSlice';

/** Whole screens on a busy machine. */
vi.setConfig({ testTimeout: 40_000 });

const FOUND = { timeout: 15_000 };

/** A case of which each part holds two records, opened at a tab. */
function openTab(tab: string) {
  const person = referenceTo(db.people.add(aPerson({ name: 'Maria van Dijk' })));
  const about = { personId: person.id, relatedPerson: person };
  const caseFlow = db.caseFlows.add(aCaseFlow(about));
  const completeBy = anAssignee({ id: userIds.bram });
  for (const title of ['Burengerucht', 'Verhuizing']) db.caseFlows.add(aCaseFlow({ ...about, title }));
  for (const subject of ['Lekkage', 'Sleutel'])
    db.tasks.add(aTask({ subject, relatedPerson: person, completeBy }));
  db.cases.add(aTimelineCase({ id: caseFlow.umbrellaCaseId, personId: person.id }));
  const inFile = { caseId: caseFlow.umbrellaCaseId };
  for (const description of ['Gebeld', 'Aan de balie'])
    db.caseActivities.add(aCaseActivity({ ...inFile, description }));
  for (const description of ['Begonnen', 'Gevorderd'])
    db.caseActivities.add(aCaseActivity({ ...inFile, type: 'CaseFlow', description }));
  const { store } = renderApp(caseAddress(caseFlow.id, tab), { user: 'bram' });

  /** The record with this text loses it to something that cannot be drawn. */
  const poison = (name: LoadedPart['name'], text: string) => {
    const { parts } = (store.getState() as unknown as WithCaseContent).caseContent;
    const value = (parts[name]?.value as readonly object[]).map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([key, held]) => [key, held === text ? UNDRAWABLE : held]),
      ),
    );
    act(() => {
      store.dispatch(partLoaded({ caseFlowId: caseFlow.id, name, value } as unknown as LoadedPart));
    });
  };
  const readAgain = () => {
    act(() => {
      store.dispatch(wokeUp());
    });
  };
  return { poison, readAgain };
}

it.each([
  ['contact moment', 'contactmomenten', 'Contactmomenten', 'activities', 'Gebeld', 'Aan de balie'],
  ['happening', 'contactmomenten', 'Verloop van de zaak', 'activities', 'Begonnen', 'Gevorderd'],
  ['related case', 'informatie', 'Wat speelt hier al', 'otherCases', 'Burengerucht', 'Verhuizing'],
  ['related task', 'informatie', 'Wat speelt hier al', 'otherTasks', 'Lekkage', 'Sleutel'],
] as const)(
  'a %s that cannot be drawn leaves the others alone, and heals when it is read again',
  async (_, tab, section, part, broken, whole) => {
    const { poison, readAgain } = openTab(tab);
    const place = within(await screen.findByRole('region', { name: section }, FOUND));
    expect(await place.findByText(broken, {}, FOUND)).toBeVisible();
    poison(part, broken);
    expect(await place.findByText('Deze regel kan niet worden getoond.')).toBeVisible();
    expect(place.queryByText(broken)).toBeNull();
    expect(place.getByText(whole)).toBeVisible();
    readAgain();
    expect(await place.findByText(broken, {}, FOUND)).toBeVisible();
    expect(place.queryByText(/kan niet worden getoond/)).toBeNull();
  },
);
