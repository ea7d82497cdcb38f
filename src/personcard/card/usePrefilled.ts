import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectMay } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/person';
import { registrationPrefilled } from '@/registration';
import { useCardPanel } from './useCardPanel';

/** A card that is opened with a channel, subject, question or search goes on with that (001 §2). */
export function usePrefilled(person: Person): void {
  const dispatch = useDispatch();
  const may = useSelector(selectMay);
  const { search } = useLocation();
  const { open } = useCardPanel(person.id);
  const prefill = useEffectEvent(() => {
    const action = may('caseCreate') ? registrationPrefilled(person, new URLSearchParams(search)) : null;
    if (action === null) return;
    dispatch(action);
    open('registration');
  });
  useEffect(() => {
    prefill();
  }, [search]);
}
