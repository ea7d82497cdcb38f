import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type CaseContent,
  type Part,
  partAsked,
  partLeft,
  type PartName,
  selectPart,
  type WithCaseContent,
} from './caseContentSlice';

export interface ShownPart<T> extends Part<T> {
  retry: () => void;
}

/** A part of a case, kept up to date for as long as it is on the screen. */
export function useCasePart<K extends PartName>(caseFlowId: string, name: K): ShownPart<CaseContent[K]> {
  const dispatch = useDispatch();
  const part = useSelector((state: WithCaseContent) => selectPart(state, caseFlowId, name));
  const retry = useCallback(() => {
    dispatch(partAsked({ caseFlowId, name }));
  }, [dispatch, caseFlowId, name]);
  useEffect(() => {
    retry();
    return () => {
      dispatch(partLeft({ caseFlowId, name }));
    };
  }, [dispatch, retry, caseFlowId, name]);
  return { ...part, retry };
}
