import type { UnknownAction } from '@reduxjs/toolkit';

type Transition<State, P> = (state: State, payload: P) => State;

export type On<State> = <P>(
  creator: { type: string; (request: never): { payload: P } },
  transition: Transition<State, P>,
) => void;

/** A reducer of plain functions: Immer's drafts of ten thousand records would cost more than a frame. */
export function transitions<State>() {
  const known = new Map<string, Transition<State, unknown>>();
  const on: On<State> = (creator, transition) => {
    known.set(creator.type, transition as Transition<State, unknown>);
  };
  const reduce = (state: State, action: UnknownAction): State =>
    known.get(action.type)?.(state, action['payload']) ?? state;
  /** Whether an action means something yet: some transitions come with a later part of the program. */
  const knows = ({ type }: { type: string }): boolean => known.has(type);
  return { on, knows, reduce };
}
