import * as v from 'valibot';
import { useDispatch, useSelector } from 'react-redux';
import { draftCleared, draftKey, draftSaved, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { to } from '@/core/paths';
import type { Person } from '@/domain/person';
import { registrationTexts } from '../registrationTexts';
import { Flow, flowOfAddress, isStarted, NO_FLOW } from './flow';

/** A flow is a draft: it belongs to one person and outlives tabs, other cards, a reload and signing in again. */
export const flowKey = (personId: string): string => draftKey('registration', personId);

/** What was kept; nothing where it has another form by now. */
export const readFlow = (kept: unknown): Flow => (v.is(Flow, kept) ? kept : NO_FLOW);

export const selectFlow = (state: WithDrafts, personId: string): Flow =>
  readFlow(selectDraft(state, flowKey(personId))?.value);

export type About = Pick<Person, 'id' | 'name'>;

export const flowKept = ({ id, name }: About, flow: Flow) =>
  isStarted(flow)
    ? draftSaved(flowKey(id), flow, { title: registrationTexts.draft(name), href: to.personCard(id) })
    : draftCleared(flowKey(id));

/** Starts what the address of a card asks for: `channel`, `tag`, `query` and `faq`. Null where it asks for nothing. */
export function registrationPrefilled(person: About, search: URLSearchParams) {
  const flow = flowOfAddress(search);
  return flow && flowKept(person, flow);
}

/** What is going on with somebody, and how it goes on. */
export function useFlow(person: About) {
  const dispatch = useDispatch();
  const flow = useSelector((state: WithDrafts) => selectFlow(state, person.id));
  return { flow, change: (next: Flow) => dispatch(flowKept(person, next)) };
}
