import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/assignee';
import type { Contract } from '@/domain/contract';
import type { Person } from '@/domain/person';
import { KEPT_ASSIGNEE_ANSWERS } from './peopleConstants';

export type Load = 'idle' | 'loading' | 'loaded' | 'failed';

export interface AssigneeQuery {
  text: string;
  pageSize: number;
}

export interface Lookup<T> {
  load: Load;
  items: T[];
}

interface PeopleState {
  /** Per query, in the order in which they were last asked. */
  assignees: Record<string, Lookup<Assignee>>;
  search: Lookup<Person> & { text: string };
  contracts: Lookup<Contract> & { personId: string | null };
}

const nothing = { load: 'idle' as Load, items: [] };

const initialState: PeopleState = {
  assignees: {},
  search: { ...nothing, text: '' },
  contracts: { ...nothing, personId: null },
};

/** Two pickers may ask at once, so answers are kept per question. */
export const assigneeKey = ({ text, pageSize }: AssigneeQuery): string => `${pageSize}:${text}`;

export const peopleSlice = createSlice({
  name: 'people',
  initialState,
  reducers: {
    assigneesRequested(state, { payload }: PayloadAction<AssigneeQuery>) {
      const key = assigneeKey(payload);
      const known = state.assignees[key];
      const rest = Object.entries(state.assignees).filter(([kept]) => kept !== key);
      state.assignees = Object.fromEntries(rest.slice(1 - KEPT_ASSIGNEE_ANSWERS));
      state.assignees[key] = {
        load: known?.load === 'loaded' ? 'loaded' : 'loading',
        items: known?.items ?? [],
      };
    },
    assigneesLoaded(state, { payload }: PayloadAction<{ query: AssigneeQuery; items: Assignee[] }>) {
      state.assignees[assigneeKey(payload.query)] = { load: 'loaded', items: payload.items };
    },
    assigneesFailed(state, { payload }: PayloadAction<AssigneeQuery>) {
      state.assignees[assigneeKey(payload)] = { load: 'failed', items: [] };
    },
    personSearchRequested(state, { payload: text }: PayloadAction<string>) {
      state.search = { text, load: 'loading', items: state.search.items };
    },
    personSearchCleared(state) {
      state.search = { ...nothing, text: '' };
    },
    personsFound(state, { payload: items }: PayloadAction<Person[]>) {
      Object.assign(state.search, { load: 'loaded', items });
    },
    personSearchFailed(state) {
      Object.assign(state.search, { load: 'failed', items: [] });
    },
    contractsRequested(state, { payload }: PayloadAction<{ personId: string; roleId: string }>) {
      state.contracts = { personId: payload.personId, load: 'loading', items: [] };
    },
    contractsCleared(state) {
      state.contracts = { ...nothing, personId: null };
    },
    contractsLoaded(state, { payload: items }: PayloadAction<Contract[]>) {
      Object.assign(state.contracts, { load: 'loaded', items });
    },
    contractsFailed(state) {
      Object.assign(state.contracts, { load: 'failed', items: [] });
    },
  },
});

export const {
  assigneesRequested,
  assigneesLoaded,
  assigneesFailed,
  personSearchRequested,
  personSearchCleared,
  personsFound,
  personSearchFailed,
  contractsRequested,
  contractsCleared,
  contractsLoaded,
  contractsFailed,
} = peopleSlice.actions;

export type WithPeople = WithSlice<typeof peopleSlice>;

const noAssignees: Lookup<Assignee> = { ...nothing };

export const selectAssigneeResults = (state: WithPeople, query: AssigneeQuery): Lookup<Assignee> =>
  state.people.assignees[assigneeKey(query)] ?? noAssignees;
export const selectPersonSearch = (state: WithPeople) => state.people.search;
export const selectContractsOfPerson = (state: WithPeople) => state.people.contracts;
