import { skipToken } from '@reduxjs/toolkit/query/react';
import { personQueries } from '@/api/people/personQueries';
import { useShownPerson } from '@/core/useShownPerson';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { sameId } from '@/lib/guid';
import { Banner } from '@/ui/feedback/Banner';
import { chatTexts } from '../chatTexts';
import { usePersonOf } from '../actions/usePersonOf';
import styles from './ChatWindow.module.css';

const texts = chatTexts.window.beside;

/** Warns that the card on the screen is not the visitor's, or that it is unknown whether the card is theirs. */
export function WhoseCard({ conversation }: { conversation: ChatConversation }) {
  const shown = useShownPerson();
  const personId = usePersonOf(conversation);
  const { currentData: person } = personQueries.endpoints.person.useQuery(shown ?? skipToken);
  if (shown === null || (personId !== null && sameId(shown, personId))) return null;
  const whose = person?.name || texts.somebodyElse;
  const isLinked = linkedCustomerId(conversation) !== null;
  return (
    <div className={styles.strip}>
      <Banner tone="warning" role="status">
        {wordsOf(isLinked, personId !== null)(whose)}
      </Banner>
    </div>
  );
}

function wordsOf(isLinked: boolean, isKnown: boolean) {
  if (!isLinked) return texts.ofNobody;
  return isKnown ? texts.ofOther : texts.unknown;
}
