import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
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
import { queries, type WithQueries } from '@/api/http/queries';
import { wokeUp } from '@/core/events';
import { caseAddress } from '@/testing/openCase';
import { UNDRAWABLE } from '@/testing/badData/poison';
import { renderApp } from '@/testing/renderApp';

/** Whole screens are slow on a busy machine. */
vi.setConfig({ testTimeout: 40_000 });

interface Asked {
  endpointName: string;
  originalArgs: unknown;
}
/** Typed so that it accepts the arguments of any query. */
const updateQueryData = queries.util.updateQueryData as unknown as (
  name: string,
  args: unknown,
  change: (answer: Held) => void,
) => UnknownAction;

/** An answer is a page of records, or a list of all records. */
type Held = { items?: Record<string, unknown>[] } | Record<string, unknown>[] | null;
const recordsOf = (held: Held) => (Array.isArray(held) ? held : (held?.items ?? []));

const FOUND = { timeout: 15_000 };

/** Opens a tab of a case with two records in each part. */
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

  /** Replaces this text in its record by something that cannot be drawn. */
  const poison = (text: string) => {
    const held = Object.values((store.getState() as unknown as WithQueries).queries.queries);
    act(() => {
      for (const { endpointName, originalArgs } of held as Asked[]) {
        store.dispatch(
          updateQueryData(endpointName, originalArgs, (answer) => {
            for (const record of recordsOf(answer))
              for (const key of Object.keys(record)) if (record[key] === text) record[key] = UNDRAWABLE;
          }),
        );
      }
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
  ['contact moment', 'contactmomenten', 'Contactmomenten', 'Gebeld', 'Aan de balie'],
  ['row of the history', 'contactmomenten', 'Verloop van de zaak', 'Begonnen', 'Gevorderd'],
  ['related case', 'informatie', 'Wat speelt hier al', 'Burengerucht', 'Verhuizing'],
  ['related task', 'informatie', 'Wat speelt hier al', 'Lekkage', 'Sleutel'],
] as const)(
  'a %s that cannot be drawn leaves the others alone, and heals when it is read again',
  async (_, tab, section, broken, whole) => {
    const { poison, readAgain } = openTab(tab);
    const place = within(await screen.findByRole('region', { name: section }, FOUND));
    expect(await place.findByText(broken, {}, FOUND)).toBeVisible();
    /* Queries that were answered before the hubs connected are read once more, which would repair the record. */
    await waitFor(() => {
      poison(broken);
      expect(place.getByText('Deze regel kan niet worden getoond.')).toBeVisible();
    }, FOUND);
    expect(place.queryByText(broken)).toBeNull();
    expect(place.getByText(whole)).toBeVisible();
    readAgain();
    expect(await place.findByText(broken, {}, FOUND)).toBeVisible();
    expect(place.queryByText(/kan niet worden getoond/)).toBeNull();
  },
);
