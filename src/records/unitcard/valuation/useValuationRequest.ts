import { useState } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { Assignee } from '@/domain/colleagues/assignee';
import { isFilledIn } from '@/lib/text';
import { unitTexts } from '../unitTexts';
import { VALUATION_SURFACE, valuationKey, valuationRequested } from './valuationRequestSaga';

const texts = unitTexts.request;

const Fields = v.object({ completeBy: v.nullable(Assignee), description: v.string() });
type Fields = v.InferOutput<typeof Fields>;

/** A new request has the preset reason and no assignee (002 §5). */
const EMPTY: Fields = { completeBy: null, description: texts.preset };
const isFields = (kept: unknown): kept is Fields => v.is(Fields, kept);

/** The request for a valuation: the assignee and the reason, both required before sending (002 §5). */
export function useValuationRequest({ dialog, onClose }: DialogProps<'valuationRequest'>) {
  const { unitId, name } = dialog;
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(VALUATION_SURFACE, unitId, EMPTY, {
    isValue: isFields,
    label: { title: texts.draft(name), href: to.unitTab(unitId, 'woningwaardering') },
  });
  const submission = useDialogSubmission(valuationKey(unitId), onClose);
  const { completeBy, description } = draft.value;
  return {
    ...draft.value,
    draft,
    submission,
    errors: {
      ...(tried && completeBy === null && { completeBy: texts.assigneeMissing }),
      ...(tried && !isFilledIn(description) && { description: texts.descriptionMissing }),
    },
    set: (change: Partial<Fields>) => draft.setValue({ ...draft.value, ...change }),
    save: () => {
      setTried(true);
      if (completeBy === null || !isFilledIn(description)) return;
      const { id, type } = completeBy;
      dispatch(valuationRequested({ unitId, completeBy: { id, type }, description: description.trim() }));
    },
  };
}
