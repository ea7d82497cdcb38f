import { useState } from 'react';
import type { CaseMessage } from '@/domain/caseflow/caseFlow';

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
  return { shown, held, release: () => setReleased(messages) };
}
