import { useEffect, useState } from 'react';
import type { CaseMessage } from '@/domain/caseflow/caseFlow';
import { announce } from '@/ui/feedback/Announcer';
import { caseContentTexts } from '../caseContentTexts';

const isAmong = (messages: readonly CaseMessage[], id: string): boolean =>
  messages.some((message) => message.id === id);

/** What colleagues add while somebody writes waits until it is asked for: nothing moves under the hands. */
export function useHeldBack(messages: readonly CaseMessage[], writing: boolean, userId: string | undefined) {
  const [released, setReleased] = useState(messages);
  if (!writing && released !== messages) setReleased(messages);
  const shown = messages.filter(
    ({ id, createdBy }) => !writing || isAmong(released, id) || createdBy?.id === userId,
  );
  const held = messages.length - shown.length;
  useEffect(() => {
    if (held > 0) announce(caseContentTexts.messages.waiting(held));
  }, [held]);
  return { shown, held, release: () => setReleased(messages) };
}
