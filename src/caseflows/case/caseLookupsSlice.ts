import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/assignee';
import type { CancelationStatus } from '@/domain/caseFlow';
import type { SelfServiceScenario } from '@/domain/caseHistory';

type Load = 'idle' | 'loading' | 'loaded' | 'failed';

interface CaseLookupsState {
  cancelationStatuses: { load: Load; items: readonly CancelationStatus[] };
  /** Per step how its scenarios are doing, and their records by id. */
  scenarioLoads: Readonly<Record<string, Load>>;
  scenarios: Readonly<Record<string, SelfServiceScenario>>;
  /** The names of function groups by id; null while it is not known. */
  groups: Readonly<Record<string, string | null>>;
  /** Colleagues and groups by the id that an address gave; null for nobody, undefined while they are looked up. */
  people: Readonly<Record<string, Assignee | null | undefined>>;
}

const initialState: CaseLookupsState = {
  cancelationStatuses: { load: 'idle', items: [] },
  scenarioLoads: {},
  scenarios: {},
  groups: {},
  people: {},
};

/** What the steps and dialogs of a case look up besides the case itself. */
export const caseLookupsSlice = createSlice({
  name: 'caseLookups',
  initialState,
  reducers: {
    cancelationStatusesFetching: ({ cancelationStatuses }) => {
      cancelationStatuses.load = 'loading';
    },
    cancelationStatusesLoaded: (state, { payload: items }: PayloadAction<CancelationStatus[]>) => {
      state.cancelationStatuses = { load: 'loaded', items };
    },
    cancelationStatusesFailed: ({ cancelationStatuses }) => {
      cancelationStatuses.load = 'failed';
    },
    scenariosFetching: ({ scenarioLoads }, { payload: stepId }: PayloadAction<string>) => {
      scenarioLoads[stepId] = 'loading';
    },
    scenariosLoaded: (
      { scenarioLoads, scenarios },
      { payload: { stepId, items } }: PayloadAction<{ stepId: string; items: SelfServiceScenario[] }>,
    ) => {
      scenarioLoads[stepId] = 'loaded';
      for (const scenario of items) scenarios[scenario.id] = scenario;
    },
    scenariosFailed: ({ scenarioLoads }, { payload: stepId }: PayloadAction<string>) => {
      scenarioLoads[stepId] = 'failed';
    },
    groupNamed: (
      { groups },
      { payload: { id, name } }: PayloadAction<{ id: string; name: string | null }>,
    ) => {
      groups[id] = name;
    },
    personFetching: ({ people }, { payload: id }: PayloadAction<string>) => {
      people[id] = undefined;
    },
    personFound: (
      { people },
      { payload: { id, person } }: PayloadAction<{ id: string; person: Assignee | null }>,
    ) => {
      people[id] = person;
    },
  },
});

export const {
  cancelationStatusesFetching,
  cancelationStatusesLoaded,
  cancelationStatusesFailed,
  scenariosFetching,
  scenariosLoaded,
  scenariosFailed,
  groupNamed,
  personFetching,
  personFound,
} = caseLookupsSlice.actions;

export type WithCaseLookups = WithSlice<typeof caseLookupsSlice>;

export const selectCancelationStatuses = ({ caseLookups }: WithCaseLookups) =>
  caseLookups.cancelationStatuses;
export const selectScenarioLoad = ({ caseLookups }: WithCaseLookups, stepId: string): Load =>
  caseLookups.scenarioLoads[stepId] ?? 'idle';
export const selectScenario = (
  { caseLookups }: WithCaseLookups,
  scenarioId: string,
): SelfServiceScenario | null => caseLookups.scenarios[scenarioId] ?? null;
export const isPersonAsked = ({ caseLookups }: WithCaseLookups, id: string): boolean =>
  Object.hasOwn(caseLookups.people, id);
export const selectFoundPerson = (
  { caseLookups }: WithCaseLookups,
  id: string,
): Assignee | null | undefined => caseLookups.people[id];
export const isGroupAsked = ({ caseLookups }: WithCaseLookups, id: string): boolean =>
  Object.hasOwn(caseLookups.groups, id);
export const selectGroupName = ({ caseLookups }: WithCaseLookups, id: string): string | null =>
  caseLookups.groups[id] ?? null;
