import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { wokeUp } from '@/core/events';
import type { CaseActivity } from '@/domain/caseActivity';
import type { CaseFlow, CaseMessage } from '@/domain/caseFlow';
import type { CaseHistory, SelfServiceReport } from '@/domain/caseHistory';
import type { Media } from '@/domain/media';
import type { Registration } from '@/domain/registration';
import type { Task } from '@/domain/task';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { caseFlowClosed, caseFlowOpened } from '../caseFlowsActions';

/** What an opened case holds beside its record, each part fetched by itself; the messages are named by their audience. */
export interface CaseContent {
  internal: readonly CaseMessage[];
  public: readonly CaseMessage[];
  documents: readonly Media[];
  /** The file on the timeline; null where there is none. */
  file: CaseHistory | null;
  /** What its person is registered for. */
  registrations: readonly Registration[];
  activities: readonly CaseActivity[];
  /** Null where the customer did not start the case. */
  report: SelfServiceReport | null;
  otherCases: readonly CaseFlow[];
  otherTasks: readonly Task[];
}
export type PartName = keyof CaseContent;

export interface Part<T> {
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  value: T | undefined;
  /** To be fetched (again) while it is on the screen, without clearing what is shown. */
  wanted: boolean;
  shown: boolean;
}

type Parts = { readonly [K in PartName]?: Part<CaseContent[K]> };

interface CaseContentState {
  /** Whose content this is; answers about another case are thrown away. */
  caseFlowId: string | null;
  parts: Parts;
}

interface PartOf {
  caseFlowId: string;
  name: PartName;
}

export type LoadedPart = {
  [K in PartName]: { caseFlowId: string; name: K; value: CaseContent[K] };
}[PartName];

const noPart: Part<never> = { load: 'idle', value: undefined, wanted: false, shown: false };
const initialState: CaseContentState = { caseFlowId: null, parts: {} };

/** Changes of the case do not change these. */
const LASTING: readonly PartName[] = ['report', 'registrations', 'otherCases', 'otherTasks'];

function change(
  state: CaseContentState,
  { caseFlowId, name }: PartOf,
  by: (part: Part<unknown>) => Part<unknown>,
): CaseContentState {
  if (caseFlowId !== state.caseFlowId) return state;
  return { ...state, parts: { ...state.parts, [name]: by(state.parts[name] ?? noPart) } };
}

/** Whatever was fetched is fetched again, in silence. */
function refresh(state: CaseContentState, except: readonly PartName[] = []): CaseContentState {
  const entries = Object.entries(state.parts).map(([name, part]) => [
    name,
    except.includes(name as PartName) ? part : { ...part, wanted: true },
  ]);
  return { ...state, parts: Object.fromEntries(entries) as Parts };
}

/** A screen may ask just before the case is said to be open, for it mounts first. */
const of = (state: CaseContentState, caseFlowId: string): CaseContentState =>
  state.caseFlowId === caseFlowId ? state : { caseFlowId, parts: {} };

export const caseContentSlice = createSlice({
  name: 'caseContent',
  initialState,
  reducers: {
    /** By whoever shows a part: it is fetched unless it is there and still true. */
    partAsked: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(of(state, payload.caseFlowId), payload, (part) =>
        part.load === 'idle' || part.load === 'failed'
          ? { ...part, load: 'loading', wanted: true, shown: true }
          : { ...part, shown: true },
      ),
    partLeft: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(state, payload, (part) => ({ ...part, shown: false })),
    /** What is shown of it is old. */
    partStale: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(state, payload, (part) => (part.load === 'idle' ? part : { ...part, wanted: true })),
    /** What is shown of it belongs to something else. */
    partDropped: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(state, payload, (part) => ({ ...part, load: 'loading', value: undefined })),
    partFetching: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(state, payload, (part) => ({ ...part, wanted: false })),
    partLoaded: (state: CaseContentState, { payload }: PayloadAction<LoadedPart>) =>
      change(state, payload, (part) => ({ ...part, load: 'loaded', value: payload.value })),
    /** What was shown stays. */
    partFailed: (state: CaseContentState, { payload }: PayloadAction<PartOf>) =>
      change(state, payload, (part) => (part.load === 'loaded' ? part : { ...part, load: 'failed' })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(caseFlowOpened, (state: CaseContentState, { payload }) => of(state, payload))
      .addCase(caseFlowClosed, () => initialState)
      .addCase(caseFlowEvents, (state: CaseContentState, { payload: { events } }) =>
        events.some(({ caseFlowId }) => caseFlowId === state.caseFlowId) ? refresh(state, LASTING) : state,
      )
      .addCase(hubsReconnected, (state: CaseContentState) => refresh(state))
      .addCase(wokeUp, (state: CaseContentState) => refresh(state)),
});

export const { partAsked, partLeft, partStale, partDropped, partFetching, partLoaded, partFailed } =
  caseContentSlice.actions;
export type WithCaseContent = WithSlice<typeof caseContentSlice>;

/** A part of this case; nothing of the case that was open before. */
export function selectPart<K extends PartName>(
  { caseContent: { caseFlowId, parts } }: WithCaseContent,
  id: string,
  name: K,
): Part<CaseContent[K]> {
  return (caseFlowId === id ? parts[name] : undefined) ?? noPart;
}
