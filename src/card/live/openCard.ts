import { type ActionReducerMapBuilder, createAction } from '@reduxjs/toolkit';

/** AMB-246. */
export type CardKind = 'person' | 'unit' | 'complex' | 'colleague';

export interface CardOf {
  card: CardKind;
  id: string;
}

/** How the record of a card is synchronised by its hub (001 §4). */
export type CardUpdate = 'updating' | 'updated' | 'failed';

/** The card of a record is on the screen, and its record is known. */
export const cardOpened = createAction<CardOf>('card/opened');
export const cardLeft = createAction<CardOf>('card/left');
export const cardUpdated = createAction<CardOf & { update: CardUpdate }>('card/updated');

/** The open card of one kind. */
export interface OpenCard {
  /** Null while there is none. */
  id: string | null;
  /** Null until its hub says that it is synchronised. */
  update: CardUpdate | null;
}

export const noCard: OpenCard = { id: null, update: null };

/** Keeps which card of this kind is open, in the slice of its area. */
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
