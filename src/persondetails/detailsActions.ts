import { createAction } from '@reduxjs/toolkit';
import type { FieldChanges } from './form/fieldChanges';
import type { Block } from './form/personFields';

export const personSaveRequested = createAction<{ personId: string; block: Block; changes: FieldChanges }>(
  'personDetails/saveRequested',
);

export const personDeleteRequested = createAction<string>('personDetails/deleteRequested');

/** The name under which a block of a person is saved. */
export const blockId = (personId: string, block: Block): string => `${personId}/${block}`;
