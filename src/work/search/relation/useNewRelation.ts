import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { callerKnown } from '@/desk/contacts';
import { useDraft } from '@/core/drafts/useDraft';
import { useNumberDoubts } from '@/core/hooks/useNumberDoubts';
import { paths, to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Relation } from '@/domain/people/relation';
import { searchTitles } from '../searchTitles';
import { creationKey } from './newRelationSaga';
import {
  createRequested,
  lookUpDropped,
  lookUpRequested,
  selectKnown,
  selectNewRelation,
  type WithNewRelation,
} from './newRelationSlice';
import {
  asRelation,
  emptyRelation,
  type Given,
  problemsOf,
  RELATION_SURFACE,
  RelationDraft,
  withLookedUp,
  withoutLookedUp,
} from './relationRules';

const isDraft = (value: unknown): value is RelationDraft => v.is(RelationDraft, value);

interface Asked extends Given {
  /** The call or chat of the person, and the customer of that connection when the dialog opened. */
  sourceId?: string;
  seen?: string | null;
}

/** The form of a new relation: typed or looked-up values, kept until the server has stored it. */
export function useNewRelation(onClose: () => void, { sourceId, seen, ...given }: Asked) {
  const formId = sourceId ?? NEW_RECORD;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const store = useStore<WithNewRelation>();
  const draft = useDraft<RelationDraft>(
    RELATION_SURFACE,
    formId,
    { ...emptyRelation, ...given },
    { isValue: isDraft, label: { title: searchTitles.newRelation, href: paths.tenants } },
  );
  const { lookup, found } = useSelector(selectNewRelation);
  const known = useSelector((state: WithNewRelation) => selectKnown(state, formId));
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft.value);
  const { phoneNumber } = draft.value;
  const doubts = useNumberDoubts({ phoneNumber });

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
  /* The request may have succeeded before the next render, so the person is read from the store. */
  const close = () => {
    const now = selectKnown(store.getState(), formId);
    const personId = now?.personId ?? null;
    if (now !== null) draft.clear();
    if (personId !== null && sourceId !== undefined)
      dispatch(callerKnown({ sourceId, personId, ...(seen !== undefined && { seen }) }));
    onClose();
    if (personId !== null) void navigate(to.personCard(personId));
  };
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (known !== null) closeNow();
  }, [known]);
  const discard = () => {
    dispatch(lookUpDropped());
    setTried(false);
    draft.clear();
  };
  const submission = useDialogSubmission(creationKey(formId), close);

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
      dispatch(lookUpRequested({ formId, number }));
    },
    problems: { ...doubts.errors, ...(tried && problems) } as typeof problems,
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
      const isFine = Object.keys(problems).length === 0 && doubts.pass();
      if (isFine) {
        dispatch(createRequested({ formId, relation: asRelation(draft.value) }));
      }
      return isFine;
    },
  };
}

export type NewRelation = ReturnType<typeof useNewRelation>;
