import { type ActionReducerMapBuilder, createAction } from '@reduxjs/toolkit';

/** The kinds of record that have a card (AMB-246). */
export type CardKind = 'person' | 'unit' | 'complex' | 'colleague';

export interface CardOf {
  card: CardKind;
  id: string;
}

/** The state of a record's synchronisation by its hub (001 §4). */
export type CardUpdate = 'updating' | 'updated' | 'failed';

/** The card of a record is on screen, and its record is known. */
export const cardOpened = createAction<CardOf>('card/opened');
export const cardLeft = createAction<CardOf>('card/left');
export const cardUpdated = createAction<CardOf & { update: CardUpdate }>('card/updated');

/** The card of one kind that is open, in the state of its area. */
export interface OpenCard {
  /** Null while no card is open. */
  id: string | null;
  /** Null until the hub of the record reports a synchronisation. */
  update: CardUpdate | null;
}

export const noCard: OpenCard = { id: null, update: null };

/** Adds the reducers for the open card of this kind to the slice of its area. */
export function addOpenCard<S extends OpenCard>(builder: ActionReducerMapBuilder<S>, kind: CardKind): void {
  builder
    .addCase(cardOpened, (state, { payload: { card, id } }) => {
      if (card === kind) Object.assign(state, { id, update: null });
    })
    .addCase(cardUpdated, (state, { payload: { card, id, update } }) => {
      if (card === kind && id === state.id) state.update = update;
    })
    .addCase(cardLeft, (state, { payload: { card, id } }) => {
      if (card === kind && id === state.id) Object.assign(state, noCard);
    });
}
