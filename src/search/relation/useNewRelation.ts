import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { callerKnown } from '@/contactmoments';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Relation } from '@/domain/person/relation';
import { creationKey } from './newRelationSaga';
import {
  createRequested,
  lookUpDropped,
  lookUpRequested,
  selectNewRelation,
  type WithNewRelation,
} from './newRelationSlice';
import {
  asRelation,
  emptyRelation,
  problemsOf,
  RelationDraft,
  withLookedUp,
  withoutLookedUp,
} from './relationRules';

const SURFACE = 'newRelation';
const isDraft = (value: unknown): value is RelationDraft => v.is(RelationDraft, value);

/** The form of a new relation: what is typed or looked up, kept until the server has it. */
export function useNewRelation(
  onClose: () => void,
  { phoneNumber = '', lineId }: { phoneNumber?: string; lineId?: string | undefined },
) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<WithNewRelation>();
  const draft = useDraft<RelationDraft>(
    SURFACE,
    'new',
    { ...emptyRelation, phoneNumber },
    { isValue: isDraft },
  );
  const { lookup, found, personId } = useSelector(selectNewRelation);
  const [tried, setTried] = useState(false);
  const key = draftKey(SURFACE, 'new');
  const problems = problemsOf(draft.value);

  useEffect(() => {
    dispatch(lookUpDropped());
    return () => {
      dispatch(lookUpDropped());
    };
  }, [dispatch]);
  const takeOver = useEffectEvent((relation: Relation) =>
    draft.setValue(withLookedUp(draft.value, relation)),
  );
  useEffect(() => {
    if (found !== null) takeOver(found);
  }, [found]);
  /* What was sent may have succeeded before this is drawn again: the store knows whose card it is. */
  const close = () => {
    const known = selectNewRelation(store.getState()).personId;
    if (known !== null) draft.clear();
    if (known !== null && lineId !== undefined) dispatch(callerKnown({ lineId, personId: known }));
    onClose();
    if (known !== null) void navigate(to.personCard(known));
  };
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (personId !== null) closeNow();
  }, [personId]);
  const discard = () => {
    dispatch(lookUpDropped());
    setTried(false);
    draft.clear();
  };
  const submission = useDialogSubmission(creationKey, close);

  return {
    fields: draft.value,
    change: (changes: Partial<RelationDraft>) => draft.setValue({ ...draft.value, ...changes }),
    lookup,
    changeNumber: (number: string) => {
      dispatch(lookUpDropped());
      draft.setValue({ ...withoutLookedUp(draft.value), number });
    },
    lookUp: (number: string) => {
      draft.setValue(withoutLookedUp(draft.value));
      dispatch(lookUpRequested(number));
    },
    problems: tried ? problems : {},
    submission,
    takeOver: draft.takeOver,
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? discard : null,
    cancel: () => {
      draft.clear();
      onClose();
    },
    create: () => {
      setTried(true);
      const isFine = Object.keys(problems).length === 0;
      if (isFine) {
        dispatch(createRequested({ relation: asRelation(draft.value), draft: key }));
      }
      return isFine;
    },
  };
}

export type NewRelation = ReturnType<typeof useNewRelation>;
