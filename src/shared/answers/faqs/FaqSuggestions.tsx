import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { useDebounced } from '@/core/hooks/useDebounced';
import { selectMayAny } from '@/core/session/sessionSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { searchText } from '@/lib/text';
import { KNOWLEDGE_EDITOR } from '@/domain/session/permission';
import { knowledgeTexts } from '../knowledgeTexts';
import { FaqRow } from './FaqRow';
import styles from './FaqSearch.module.css';

/** The list is short, because a longer list would not be a suggestion. */
const SHOWN = 3;
const DEBOUNCE_MS = 500;

interface FaqSuggestionsProps {
  /** The text that the suggested questions should resemble. */
  text: string;
  /** The name of the list. */
  label?: string;
  /** Questions that were chosen before, which are left out. */
  without: readonly string[];
  onSelect: (faq: Faq) => void;
}

/** The questions that resemble a text most. They are optional: when they cannot be read, nothing is shown. */
export function FaqSuggestions({ text, label, without, onSelect }: FaqSuggestionsProps) {
  const may = useSelector(selectMayAny)(...KNOWLEDGE_EDITOR);
  const content = useDebounced(searchText(text), DEBOUNCE_MS);
  const asked = may && content !== '' && text.trim() !== '' ? content : skipToken;
  const { data } = knowledgeQueries.endpoints.similarFaqs.useQuery(asked);
  const suggested = asked === skipToken ? [] : (data?.items ?? []).filter(({ id }) => !without.includes(id));
  if (suggested.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label ?? knowledgeTexts.search.suggested}>
      {suggested.slice(0, SHOWN).map((faq) => (
        <FaqRow key={faq.id} faq={faq} selectedId={null} onSelect={onSelect} />
      ))}
    </ul>
  );
}
